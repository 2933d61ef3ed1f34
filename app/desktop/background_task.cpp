#include "app/desktop/background_task.h"
