import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { competitionSettings, scoringSettings, type Setting } from '../competition/settings.ts';

/*
 * The documentation page that lists every setting; `node packages/domain/src/testing/settings-page.ts`
 * rewrites it.
 */

export const pageFile = fileURLToPath(new URL('../../../docs/settings.md', import.meta.url));

const no = 'none';

function takes(setting: Setting): string {
  switch (setting.kind) {
    case 'switch':
      return 'on or off';
    case 'amount':
      return `${setting.least} to ${setting.most}`;
    case 'limit':
      return `1 to ${setting.most}, or ${no}`;
    case 'choice':
      return Object.entries(setting.options)
        .map(([value, [label]]) => `\`${value}\` ${label.toLowerCase()}`)
        .join('; ');
    case 'list':
      return `up to ${setting.longest} numbers of 0 to ${setting.most}`;
    case 'by-route':
      return `0 to ${setting.most} for each route`;
  }
}

function begins({ initial }: Setting): string {
  if (typeof initial === 'boolean') return initial ? 'on' : 'off';
  if (typeof initial === 'string') return `\`${initial}\``;
  return typeof initial === 'number' ? String(initial) : no;
}

const entry = ([name, setting]: readonly [string, Setting]): string =>
  [
    `### \`${name}\``,
    '',
    `**${setting.label}${setting.label.endsWith('?') ? '' : '.'}** ${setting.hint}`.trimEnd(),
    '',
    `- Takes: ${takes(setting)}`,
    `- Unless set: ${begins(setting)}`,
  ].join('\n');

export const settingsPage = (): string =>
  `${[
    '# Settings of a competition',
    'Declared once, in `packages/domain/src/competition/settings.ts`: the rules, the contract, the form, the history and this page follow from it. On the wire and in SQL the names are written in snake_case.',
    '## Rules',
    ...Object.entries(competitionSettings).map(entry),
    '## Scoring',
    ...Object.entries(scoringSettings).map(entry),
  ].join('\n\n')}\n`;

if (import.meta.main) writeFileSync(pageFile, settingsPage());
