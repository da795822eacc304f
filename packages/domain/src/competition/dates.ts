import { ordinal } from './ordinal.ts';

/** `HH:mm, do MMMM yyyy` in the venue's time zone: the dashboard. (spec 2 §9) */
export function formatDashboardTime(date: Date, timeZone: string): string {
  const { time, day } = parts(date, timeZone);
  return `${time}, ${day}`;
}

/** `do MMMM yyyy 'at' HH:mm` in the venue's time zone: when a competition ended. (spec 1 §8, spec 2 §9) */
export function formatEndedAt(date: Date, timeZone: string): string {
  const { time, day } = parts(date, timeZone);
  return `${day} at ${time}`;
}

function parts(date: Date, timeZone: string): { readonly time: string; readonly day: string } {
  const of = (options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat('en-GB', { ...options, timeZone }).format(date);
  return {
    time: of({ hour: '2-digit', minute: '2-digit', hourCycle: 'h23' }),
    day: `${ordinal(Number(of({ day: 'numeric' })))} ${of({ month: 'long', year: 'numeric' })}`,
  };
}
