#include "app/desktop/background_run.h"
