import { formatAt } from './format-at.ts';
import type { Moment } from './wall-clock.ts';

/** People only ever read times in these formats: in the venue's time zone, the same in every browser. */
export type Format = (moment: Moment, timeZone: string) => string;

/** `14:05` */
export const formatTime: Format = (moment, timeZone) => formatAt('HH:mm', moment, timeZone);

/** `28 Nov 2026` */
export const formatDay: Format = (moment, timeZone) => formatAt('d MMM yyyy', moment, timeZone);

/** `Sat 28 Nov 2026, 14:05` */
export const formatMoment: Format = (moment, timeZone) => formatAt('EEE d MMM yyyy, HH:mm', moment, timeZone);

/** `2026-11-28 14:05`: sorted and read by spreadsheets. */
export const formatForTable: Format = (moment, timeZone) => formatAt('yyyy-MM-dd HH:mm', moment, timeZone);

/** `Sat 14:05`, next to a day and month already shown. */
export const formatWeekdayTime: Format = (moment, timeZone) => formatAt('EEE HH:mm', moment, timeZone);

/** `28` */
export const formatDayOfMonth: Format = (moment, timeZone) => formatAt('d', moment, timeZone);

/** `Nov` */
export const formatMonth: Format = (moment, timeZone) => formatAt('MMM', moment, timeZone);

/** `14:05, 28th November 2026`: the dashboard. (behaviour: pages#dates) */
export const formatDashboardTime: Format = (moment, timeZone) =>
  formatAt('HH:mm, do MMMM yyyy', moment, timeZone);

/** `28th November 2026 at 14:05`: when a competition ended. (behaviour: pages#dates) */
export const formatEndedAt: Format = (moment, timeZone) =>
  formatAt("do MMMM yyyy 'at' HH:mm", moment, timeZone);

/** `14:05` on the same day, otherwise with its day. */
export const formatRecent =
  (now: Moment): Format =>
  (moment, timeZone) =>
    (formatDay(moment, timeZone) === formatDay(now, timeZone) ? formatTime : formatMoment)(moment, timeZone);
