import calendar from 'lucide/dist/esm/icons/calendar.mjs';
import check from 'lucide/dist/esm/icons/check.mjs';
import circleAlert from 'lucide/dist/esm/icons/circle-alert.mjs';
import circleCheck from 'lucide/dist/esm/icons/circle-check.mjs';
import clock from 'lucide/dist/esm/icons/clock.mjs';
import info from 'lucide/dist/esm/icons/info.mjs';
import lock from 'lucide/dist/esm/icons/lock.mjs';
import search from 'lucide/dist/esm/icons/search.mjs';
import triangleAlert from 'lucide/dist/esm/icons/triangle-alert.mjs';
import users from 'lucide/dist/esm/icons/users.mjs';
import wifiOff from 'lucide/dist/esm/icons/wifi-off.mjs';
import x from 'lucide/dist/esm/icons/x.mjs';
import { drawn } from './icon.ts';

/* What boards show at first sight: a public page loads none of the others. */

export const CloseIcon = /* @__PURE__ */ drawn(x);
export const SearchIcon = /* @__PURE__ */ drawn(search);
export const CheckIcon = /* @__PURE__ */ drawn(check);
export const ClockIcon = /* @__PURE__ */ drawn(clock);
export const WifiOffIcon = /* @__PURE__ */ drawn(wifiOff);
export const CalendarIcon = /* @__PURE__ */ drawn(calendar);
export const LockIcon = /* @__PURE__ */ drawn(lock);
export const UsersIcon = /* @__PURE__ */ drawn(users);
export const AlertIcon = /* @__PURE__ */ drawn(triangleAlert);
export const InfoIcon = /* @__PURE__ */ drawn(info);
export const CheckCircleIcon = /* @__PURE__ */ drawn(circleCheck);
export const ErrorCircleIcon = /* @__PURE__ */ drawn(circleAlert);
