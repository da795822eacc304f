import type { Why } from '@topout/contract';
import { ordinal } from '@topout/domain';
import { whyTexts as texts } from './texts.ts';

export type Explanation = Why;
type Row = Explanation['row'];
type Reason = NonNullable<Explanation['above']>['reason'];

const nameOf = ({ user }: Row) => `${user.firstName} ${user.lastName}`.trim();

/** More names than this are counted. */
const mostNames = 5;

/** What an explanation says, sentence by sentence: who is ahead and why, who shares the place, who is behind and why. */
export function sentencesOf(
  { row, tied, above, below }: Explanation,
  routeNames: ReadonlyMap<string, string> = new Map(),
): string[] {
  if (row.position === null) return [texts.noResult];
  const said = (reason: Reason, first: Row, second: Row) =>
    [reasonText(reason, first, second), routesText(reason, routeNames)].filter(Boolean).join(' ');
  return [
    above
      ? texts.behind(nameOf(above.row), above.row.position, said(above.reason, above.row, row))
      : texts.first,
    ...(tied.length > 0 ? [tiedText(tied, row)] : []),
    ...(below
      ? [texts.ahead(nameOf(below.row), below.row.position, said(below.reason, row, below.row))]
      : []),
  ];
}

/** Where it was decided; nothing where that is most of the routes, or one of them is not known. */
function routesText({ routes }: Reason, routeNames: ReadonlyMap<string, string>): string {
  const names = routes.flatMap((route) => routeNames.get(route) ?? []);
  if (names.length === 0 || names.length < routes.length || names.length > mostNames) return '';
  return texts.decidedOn(names);
}

/** Places of starting groups are merged: who shares one may well have another score. */
function tiedText(tied: readonly Row[], { scoreText }: Row): string {
  const names = namesOf(tied);
  return tied.every((one) => one.scoreText === scoreText) ? texts.tiedWith(names) : texts.sharesWith(names);
}

function namesOf(rows: readonly Row[]): string {
  const names = rows.slice(0, mostNames).map(nameOf);
  const rest = rows.length - names.length;
  return [...names, ...(rest > 0 ? [texts.more(rest)] : [])].join(', ');
}

function reasonText({ by, ahead, behind }: Reason, first: Row, second: Row): string {
  const [a, b] = [ahead ?? 0, behind ?? 0];
  if (by === 'score') return texts.score(first.scoreText, second.scoreText);
  if (by === 'time') return texts.time(clock(a), clock(b));
  if (by === 'countBack') return texts.countBack(rank(ahead), rank(behind));
  const said = texts[by];
  return typeof said === 'string' ? said : said(a, b);
}

const rank = (position: number | null) => (position === null ? texts.noRank : ordinal(position));

/** `2:41` of milliseconds. */
const clock = (ms: number) =>
  `${Math.floor(ms / 60_000)}:${String(Math.floor(ms / 1_000) % 60).padStart(2, '0')}`;
