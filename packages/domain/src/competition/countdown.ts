const second = 1_000;
const minute = 60 * second;
const hour = 60 * minute;
const day = 24 * hour;

/** Below this the countdown shows seconds. (behaviour: judging#time-left) */
const clockBelow = 6 * hour;

/**
 * The time left: `HH:MM:SS` under six hours, otherwise the two largest units in words, such as "2 days 3
 * hours".
 *
 * @param leftMs the time left; less than 0 counts as 0
 * @source behaviour: judging#time-left
 */
export function countdown(leftMs: number): string {
  const left = Math.max(0, leftMs);
  if (left >= clockBelow) return inWords(left);
  return [Math.floor(left / hour), Math.floor((left % hour) / minute), Math.floor((left % minute) / second)]
    .map((part) => String(part).padStart(2, '0'))
    .join(':');
}

function inWords(left: number): string {
  const days = Math.floor(left / day);
  const hours = Math.floor((left % day) / hour);
  const minutes = Math.floor((left % hour) / minute);
  const parts =
    days > 0
      ? [counted(days, 'day'), counted(hours, 'hour')]
      : [counted(hours, 'hour'), counted(minutes, 'minute')];
  return parts.filter((part) => part !== null).join(' ');
}

const counted = (n: number, unit: string) => (n === 0 ? null : `${n} ${unit}${n === 1 ? '' : 's'}`);
