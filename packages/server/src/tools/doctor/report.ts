import type { Finding } from './finding.ts';

const words = { well: 'ok', note: 'note', fault: 'FAULT' } as const;
const areaWidth = 16;
const levelWidth = 6;

/** What was found, as people read it: a sentence each, and its cure below. */
export const report = (findings: readonly Finding[]): string[] =>
  findings.flatMap(({ area, level, says, cure }) => {
    const head = area.padEnd(areaWidth) + words[level].padEnd(levelWidth);
    return [head + says, ...(cure === null ? [] : [`${' '.repeat(head.length)}→ ${cure}`])];
  });

/** How many of a kind there are. @example counted(2, 'fault') // '2 faults' */
export const counted = (count: number, word: string): string => `${count} ${word}${count === 1 ? '' : 's'}`;
