#include "app/desktop/base/background_task.h"
