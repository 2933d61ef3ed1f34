#include "app/desktop/canvas/table_accessible.h"

#include "app/desktop/canvas/table_view.h"
#include "app/desktop/document/scenario_document.h"
#include "app/desktop/document/table_state.h"
#include "app/shared/text/element_text.h"
#include "app/shared/text/seeing_text.h"
#include "app/shared/text/verdict_text.h"
#include "app/shared/text/wall_ruling_text.h"

#include <QAccessibleWidget>
#include <QPointer>
#include <QWidget>
#include <QWindow>

#include <algorithm>
#include <map>
#include <utility>
#include <variant>

namespace sightline::app {

namespace {

using scenarios::AnyId;
using scenarios::Verdict;

/// Observer and target: the identity of a verdict.
using VerdictId = std::pair<scenarios::ModelId, scenarios::ModelId>;
using ChildId = std::variant<AnyId, VerdictId>;

/// All children in their order: models, pieces, objectives, zones, labels, then the verdicts.
std::vector<ChildId> childrenOf(const TableView& view) {
    std::vector<ChildId> children;
    const auto& scenario = view.document().scenario();
    const auto add = [&](const auto& elements) {
        for (const auto& element : elements) {
            if (view.state().isShown(scenario, AnyId{element.id})) {
                children.emplace_back(AnyId{element.id});
            }
        }
    };
    add(scenario.models);
    add(scenario.terrain);
    add(scenario.objectives);
    add(scenario.zones);
    add(scenario.labels);
    const auto addVerdicts = [&](const auto& verdicts) {
        if (verdicts) {
            for (const Verdict& verdict : *verdicts) {
                const ChildId id = VerdictId{verdict.observer, verdict.target};
                if (std::ranges::find(children, id) == children.end()) {
                    children.push_back(id);
                }
            }
        }
    };
    addVerdicts(view.tableScene().shownSight().verdicts);
    addVerdicts(view.tableScene().shown<PinnedLinesPicture>().judged.verdicts);
    return children;
}

const Verdict* verdictOf(const TableView& view, const VerdictId& id) {
    const auto find = [&](const auto& verdicts) -> const Verdict* {
        if (!verdicts) {
            return nullptr;
        }
        const auto found = std::ranges::find_if(*verdicts, [&](const Verdict& verdict) {
            return verdict.observer == id.first && verdict.target == id.second;
        });
        return found == verdicts->end() ? nullptr : &*found;
    };
    const Verdict* shown = find(view.tableScene().shownSight().verdicts);
    return shown ? shown : find(view.tableScene().shown<PinnedLinesPicture>().judged.verdicts);
}

class AccessibleTable;

/// One thing on the table, or one verdict.
class AccessibleChild : public QAccessibleInterface, public QAccessibleActionInterface {
public:
    AccessibleChild(TableView& view, ChildId id) : m_view{&view}, m_id{std::move(id)} {}

    [[nodiscard]] const ChildId& id() const { return m_id; }

    [[nodiscard]] bool isValid() const override {
        if (!m_view) {
            return false;
        }
        const auto* element = std::get_if<AnyId>(&m_id);
        return element ? scenarios::has(m_view->document().scenario(), *element)
                       : verdictOf(*m_view, std::get<VerdictId>(m_id)) != nullptr;
    }
    [[nodiscard]] QObject* object() const override { return nullptr; }
    [[nodiscard]] QAccessibleInterface* parent() const override {
        return m_view ? QAccessible::queryAccessibleInterface(m_view) : nullptr;
    }
    [[nodiscard]] QAccessibleInterface* child(int) const override { return nullptr; }
    [[nodiscard]] QAccessibleInterface* childAt(int, int) const override { return nullptr; }
    [[nodiscard]] int childCount() const override { return 0; }
    [[nodiscard]] int indexOfChild(const QAccessibleInterface*) const override { return -1; }
    [[nodiscard]] QWindow* window() const override { return m_view ? m_view->window()->windowHandle() : nullptr; }

    [[nodiscard]] QString text(QAccessible::Text kind) const override {
        if (!isValid()) {
            return {};
        }
        const auto& scenario = m_view->document().scenario();
        if (const auto* element = std::get_if<AnyId>(&m_id)) {
            switch (kind) {
            case QAccessible::Name: return nameOf(scenario, *element);
            case QAccessible::Description: return elementTextWithRulings(scenario, *element);
            default: return {};
            }
        }
        const Verdict& verdict = *verdictOf(*m_view, std::get<VerdictId>(m_id));
        switch (kind) {
        case QAccessible::Name: return pairText(scenario, verdict.observer, verdict.target);
        case QAccessible::Value: return verdictWord(kindOf(scenario, verdict));
        case QAccessible::Description: return announcement(verdict, scenario);
        default: return {};
        }
    }
    void setText(QAccessible::Text, const QString&) override {}

    [[nodiscard]] QRect rect() const override {
        if (!isValid()) {
            return {};
        }
        QRectF box;
        if (const auto* element = std::get_if<AnyId>(&m_id)) {
            box = m_view->tableScene().boundsOfElements({element, 1});
        } else {
            const auto& line = verdictOf(*m_view, std::get<VerdictId>(m_id))->line;
            box = QRectF{toInches(line.from), toInches(line.to)}.normalized();
        }
        const QRectF inViewport{m_view->toViewport(box.topLeft()), m_view->toViewport(box.bottomRight())};
        const QRect pixels = inViewport.toAlignedRect();
        return {m_view->viewport()->mapToGlobal(pixels.topLeft()), pixels.size()};
    }

    [[nodiscard]] QAccessible::Role role() const override {
        return std::holds_alternative<AnyId>(m_id) ? QAccessible::ListItem : QAccessible::StaticText;
    }

    [[nodiscard]] QAccessible::State state() const override {
        QAccessible::State state;
        if (!isValid()) {
            state.invalid = true;
            return state;
        }
        if (const auto* element = std::get_if<AnyId>(&m_id)) {
            state.selectable = true;
            state.multiSelectable = true;
            state.focusable = true;
            state.selected = m_view->state().isSelected(*element);
            state.focused = state.selected && m_view->hasFocus() && m_view->state().selection().size() == 1;
        } else {
            state.readOnly = true;
        }
        state.offscreen =
            !m_view->viewport()->rect().translated(m_view->viewport()->mapToGlobal(QPoint{})).intersects(rect());
        return state;
    }

    void* interface_cast(QAccessible::InterfaceType type) override {
        return type == QAccessible::ActionInterface ? static_cast<QAccessibleActionInterface*>(this) : nullptr;
    }

    [[nodiscard]] QStringList actionNames() const override {
        if (!isValid()) {
            return {};
        }
        return std::holds_alternative<AnyId>(m_id) ? QStringList{setFocusAction(), pressAction()}
                                                   : QStringList{pressAction()};
    }
    void doAction(const QString& name) override {
        if (!isValid() || !actionNames().contains(name)) {
            return;
        }
        TableState& state = m_view->state();
        if (const auto* element = std::get_if<AnyId>(&m_id)) {
            m_view->setFocus(Qt::OtherFocusReason);
            state.setSelection({*element});
        } else {
            const auto [observer, target] = std::get<VerdictId>(m_id);
            state.setObserver(observer);
            state.setTarget(target);
        }
    }
    [[nodiscard]] QStringList keyBindingsForAction(const QString&) const override { return {}; }

private:
    QPointer<TableView> m_view;
    ChildId m_id;
};

class AccessibleTable : public QAccessibleWidget {
public:
    explicit AccessibleTable(TableView& view) : QAccessibleWidget{&view, QAccessible::Canvas}, m_view{view} {}
    ~AccessibleTable() override {
        for (const auto& [id, known] : m_known) {
            QAccessible::deleteAccessibleInterface(known);
        }
    }

    [[nodiscard]] int childCount() const override { return static_cast<int>(childrenOf(m_view).size()); }
    [[nodiscard]] QAccessibleInterface* child(int index) const override {
        const auto children = childrenOf(m_view);
        return index >= 0 && index < static_cast<int>(children.size())
                   ? interfaceOf(children[static_cast<std::size_t>(index)])
                   : nullptr;
    }
    [[nodiscard]] int indexOfChild(const QAccessibleInterface* child) const override {
        const auto* own = dynamic_cast<const AccessibleChild*>(child);
        return own ? indexOf(own->id()) : -1;
    }
    [[nodiscard]] QAccessibleInterface* childAt(int x, int y) const override {
        const QPointF place =
            m_view.toTable(m_view.viewport()->mapFromGlobal(QPointF{static_cast<double>(x), static_cast<double>(y)}));
        const auto element = m_view.tableScene().hitTest(place);
        return element ? interfaceOf(*element) : nullptr;
    }
    [[nodiscard]] QAccessibleInterface* focusChild() const override {
        const auto& selection = m_view.state().selection();
        return m_view.hasFocus() && selection.size() == 1 ? interfaceOf(*selection.begin())
                                                          : QAccessibleWidget::focusChild();
    }

    [[nodiscard]] int indexOf(const ChildId& id) const {
        const auto children = childrenOf(m_view);
        const auto found = std::ranges::find(children, id);
        return found == children.end() ? -1 : static_cast<int>(found - children.begin());
    }

    /// Interfaces of what is no longer there go.
    void forgetOld() {
        std::erase_if(m_known, [](const auto& entry) {
            const auto* known = QAccessible::accessibleInterface(entry.second);
            if (known && known->isValid()) {
                return false;
            }
            QAccessible::deleteAccessibleInterface(entry.second);
            return true;
        });
    }

private:
    QAccessibleInterface* interfaceOf(const ChildId& id) const {
        if (const auto found = m_known.find(id); found != m_known.end()) {
            return QAccessible::accessibleInterface(found->second);
        }
        auto* made = new AccessibleChild{m_view, id};
        m_known.emplace(id, QAccessible::registerAccessibleInterface(made));
        return made;
    }

    TableView& m_view;
    mutable std::map<ChildId, QAccessible::Id> m_known;
};

QAccessibleInterface* accessibleOf(const QString&, QObject* object) {
    auto* view = qobject_cast<TableView*>(object);
    return view ? new AccessibleTable{*view} : nullptr;
}

/// Nobody listens: nothing is made for them.
AccessibleTable* listenedTo(TableView& view) {
    return QAccessible::isActive() ? dynamic_cast<AccessibleTable*>(QAccessible::queryAccessibleInterface(&view))
                                   : nullptr;
}

void announce(TableView& view, const ChildId& child, QAccessible::Event what) {
    AccessibleTable* table = listenedTo(view);
    const int index = table ? table->indexOf(child) : -1;
    if (index >= 0) {
        QAccessibleEvent event{&view, what};
        event.setChild(index);
        QAccessible::updateAccessibility(&event);
    }
}

/// The last announcement of each pair, so that only changes are announced.
class Announcer : public QObject {
public:
    explicit Announcer(TableView& view) : QObject{&view}, m_view{view} {
        const TableScene& scene = view.tableScene();
        connect(&view.state(), &TableState::selectionChanged, this, [this] {
            const auto& selection = m_view.state().selection();
            if (selection.size() == 1) {
                announce(m_view, *selection.begin(), QAccessible::Focus);
                announce(m_view, *selection.begin(), QAccessible::Selection);
            }
        });
        connect(&scene, &TableScene::sightShown, this, &Announcer::verdictsChanged);
        connect(&view.document(), &ScenarioDocument::scenarioChanged, this, [this] {
            if (AccessibleTable* table = listenedTo(m_view)) {
                table->forgetOld();
            }
        });
    }

private:
    void verdictsChanged() {
        AccessibleTable* table = listenedTo(m_view);
        if (!table) {
            m_words.clear();
            return;
        }
        std::map<VerdictId, QString> words;
        const auto note = [&](const auto& verdicts) {
            if (verdicts) {
                for (const Verdict& verdict : *verdicts) {
                    words.emplace(VerdictId{verdict.observer, verdict.target},
                                  verdictWord(kindOf(m_view.document().scenario(), verdict)));
                }
            }
        };
        note(m_view.tableScene().shownSight().verdicts);
        note(m_view.tableScene().shown<PinnedLinesPicture>().judged.verdicts);
        std::swap(words, m_words);
        table->forgetOld();
        for (const auto& [pair, word] : m_words) {
            const auto before = words.find(pair);
            if (before == words.end() || before->second != word) {
                announce(m_view, pair, QAccessible::ValueChanged);
                announce(m_view, pair, QAccessible::Alert);
            }
        }
    }

    TableView& m_view;
    std::map<VerdictId, QString> m_words;
};

} // namespace

void makeAccessible(TableView& view) {
    [[maybe_unused]] static const bool installed = [] {
        QAccessible::installFactory(accessibleOf);
        return true;
    }();
    new Announcer{view};
}

} // namespace sightline::app
