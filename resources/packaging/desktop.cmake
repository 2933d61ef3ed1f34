# Desktop entry, AppStream metainfo, file types and scalable icons.
set(icons ${CMAKE_CURRENT_SOURCE_DIR}/icons)
set(hicolor ${CMAKE_INSTALL_DATADIR}/icons/hicolor)
set(made ${CMAKE_CURRENT_BINARY_DIR})

configure_file(sightline.desktop.in ${made}/${SIGHTLINE_APP_ID}.desktop @ONLY)
configure_file(sightline.metainfo.xml.in ${made}/${SIGHTLINE_APP_ID}.metainfo.xml @ONLY)
configure_file(sightline-mime.xml ${made}/${SIGHTLINE_APP_ID}.xml COPYONLY)

install(FILES ${made}/${SIGHTLINE_APP_ID}.desktop DESTINATION ${CMAKE_INSTALL_DATADIR}/applications)
install(FILES ${made}/${SIGHTLINE_APP_ID}.metainfo.xml DESTINATION ${CMAKE_INSTALL_DATADIR}/metainfo)
install(FILES ${made}/${SIGHTLINE_APP_ID}.xml DESTINATION ${CMAKE_INSTALL_DATADIR}/mime/packages)
install(FILES ${PROJECT_SOURCE_DIR}/resources/icons/sightline.svg DESTINATION ${hicolor}/scalable/apps RENAME ${SIGHTLINE_APP_ID}.svg)
install(FILES ${icons}/sightline-symbolic.svg DESTINATION ${hicolor}/symbolic/apps RENAME ${SIGHTLINE_APP_ID}-symbolic.svg)
install(FILES ${icons}/application-vnd.sightline+json.svg ${icons}/application-vnd.sightline.dispute+json.svg DESTINATION ${hicolor}/scalable/mimetypes)
