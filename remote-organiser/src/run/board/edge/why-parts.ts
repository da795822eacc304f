import type { Why } from '@topout/contract';
import { ordinal, scoreParts, tellingLeads } from '@topout/domain';
import { whyTexts as texts } from './why-texts.ts';

export type Explanation = Why;
type Row = Explanation['row'];
type Reason = NonNullable<Explanation['above']>['reason'];
type Difference = Pick<Reason, 'by' | 'ahead' | 'behind'>;

/** The routes that made a difference, as both climbed them. */
export interface Made {
  readonly ahead: Row;
  readonly behind: Row;
  readonly routes: readonly Reason['routes'][number][];
  /** What the other routes come to; null where all are told. */
  readonly others: string | null;
}

/** What the next route could bring the one behind. */
export interface Flash {
  /** Its uuid. */
  readonly route: string;
  /** @param name of the route */
  readonly sentence: (name: string) => string;
}

/** A sentence of an explanation, and under it where that was made and what could change it. */
export interface WhyPart {
  readonly sentence: string;
  readonly made: Made | null;
  readonly flash: Flash | null;
}

/** A route's name by its uuid. */
type RouteName = (route: string) => string;

const nameOf = ({ user }: Row) => `${user.firstName} ${user.lastName}`.trim();

/** More names than this are counted. */
const mostNames = 5;

/** More routes than this are told as one. */
const mostRoutes = 6;

/**
 * What an explanation says: who is ahead and why, who shares the place, who is behind and by how much. Routes are told of the
 * next better place; of the first of all, of the next worse one.
 */
export function whyParts({ row, tied, above, below }: Explanation, routeName: RouteName): WhyPart[] {
  if (row.position === null) return [said(texts.noResult)];
  return [
    above
      ? {
          ...difference(texts.behind, above.row, above.reason, [above.row, row], routeName),
          flash: flashOf(above.reason, above.row, row),
        }
      : said(texts.first),
    ...(tied.length > 0 ? [said(tiedText(tied, row))] : []),
    ...(below
      ? [{ ...aheadOf(row, below, above === null, routeName), flash: flashOf(below.reason, row, below.row) }]
      : []),
  ];
}

const said = (sentence: string): WhyPart => ({ sentence, made: null, flash: null });

/** Null too where they would still be apart by something that is no figure. */
function flashOf({ flash }: Reason, ahead: Row, { user }: Row): Flash | null {
  if (!flash) return null;
  const { route, left } = flash;
  const who = user.firstName || user.lastName;
  if (left === null) return { route, sentence: (name) => texts.flashPasses(name, who) };
  if (left.by === 'tied') return { route, sentence: (name) => texts.flashLevels(name, who) };
  const rest = differenceText(left, ahead);
  return rest === null ? null : { route, sentence: (name) => texts.flashNears(name, who, rest) };
}

function aheadOf(
  row: Row,
  { row: next, reason }: NonNullable<Explanation['below']>,
  inFull: boolean,
  routeName: RouteName,
): WhyPart {
  const told = reason.routes.length > 0 || (reason.disciplines ?? []).length > 0;
  if (inFull && told) return difference(texts.ahead, next, reason, [row, next], routeName);
  const by = reason.by === 'score' ? differenceText(reason, row) : null;
  const { position } = next;
  if (by !== null) return said(texts.aheadBy(nameOf(next), position, by));
  return said(texts.ahead(nameOf(next), position, reasonText(reason, row, next, routeName)));
}

function difference(
  text: typeof texts.behind,
  other: Row,
  reason: Reason,
  [ahead, behind]: readonly [Row, Row],
  routeName: RouteName,
): WhyPart {
  const total = differenceText(reason, ahead);
  const { told, rest } = tellingLeads(reason.routes, mostRoutes);
  const count = ahead.marks?.length ?? told.length;
  if (total === null || told.length === 0)
    return said(text(nameOf(other), other.position, reasonText(reason, ahead, behind, routeName)));
  const left = count - told.length;
  const sum = rest === 0 ? null : differenceText({ ...reason, ahead: rest, behind: 0 }, ahead);
  return {
    sentence: text(nameOf(other), other.position, texts.madeOn(total, told.length)),
    made: { ahead, behind, routes: told, others: left > 0 ? texts.others(left, sum) : null },
    flash: null,
  };
}

/** "60 pts", "1 top": how far apart two are; null where that is no figure. */
function differenceText({ by, ahead, behind }: Difference, { scoreText }: Row): string | null {
  if (ahead === null || behind === null) return null;
  const by1000 = Math.round(Math.abs(ahead - behind) * 1_000) / 1_000;
  if (by === 'score') return scoreText.endsWith(' pts') ? `${by1000} pts` : String(by1000);
  return by === 'tops' || by === 'zones' || by === 'triesToTop' || by === 'triesToZone'
    ? texts.differences[by](by1000)
    : null;
}

/** Places of starting groups are merged: who shares one may well have another score. */
function tiedText(tied: readonly Row[], { scoreText }: Row): string {
  const names = namesOf(tied);
  // Equal scores may be made of different parts: 4 (1 × 4) and 4 (4 × 1).
  const { figure } = scoreParts(scoreText);
  return tied.every((one) => scoreParts(one.scoreText).figure === figure)
    ? texts.tiedWith(names)
    : texts.sharesWith(names);
}

function namesOf(rows: readonly Row[]): string {
  const names = rows.slice(0, mostNames).map(nameOf);
  const rest = rows.length - names.length;
  return [...names, ...(rest > 0 ? [texts.more(rest)] : [])].join(', ');
}

function reasonText(
  { by, ahead, behind, disciplines = [] }: Reason,
  first: Row,
  second: Row,
  routeName: RouteName,
): string {
  const [a, b] = [ahead ?? 0, behind ?? 0];
  const figures = disciplines.map(({ climbType, route, ...figure }) =>
    texts.figure(
      route === null ? texts.discipline[climbType] : texts.onRoute(routeName(route)),
      figure.ahead,
      figure.behind,
    ),
  );
  const combined = figures.length > 0 ? texts.figures(figures) : '';
  if (by === 'disciplines') return texts.disciplines(combined);
  if (by === 'score') {
    const score = ({ scoreText }: Row) => (combined === '' ? scoreText : scoreParts(scoreText).figure);
    return texts.score(score(first), score(second), combined);
  }
  if (by === 'time') return texts.time(clock(a), clock(b));
  if (by === 'countBack') return texts.countBack(rank(ahead), rank(behind));
  const text = texts[by];
  return typeof text === 'string' ? text : text(a, b);
}

const rank = (position: number | null) => (position === null ? texts.noRank : ordinal(position));

/** `2:41` of milliseconds. */
const clock = (ms: number) =>
  `${Math.floor(ms / 60_000)}:${String(Math.floor(ms / 1_000) % 60).padStart(2, '0')}`;
