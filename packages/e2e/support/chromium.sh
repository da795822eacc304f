#!/bin/bash
# Starts Chromium without the list of suggestions under its address bar. Nobody sees that in a test, and each new window
# would draw it as a page of its own. Of several lists of features the last alone counts: ours goes into Playwright's.
exec "${CHROME_PATH:-/usr/bin/chromium}" "${@/#--disable-features=/--disable-features=WebUIOmniboxPopup,WebUIOmniboxAimPopup,}"
