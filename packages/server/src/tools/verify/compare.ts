import { type Attempt, type ClimbType, resultOf } from '@topout/domain';
import { attemptCounts } from './compare-board.ts';
import type { Rebuilt } from '../../judging/rebuild/rebuild.ts';
import type { Stored, StoredStream } from '../../judging/rebuild/stored.queries.ts';

/** Where the tables differ from the log, one sentence each. */
export function compareStored(
  stored: Stored,
  rebuilt: Rebuilt,
  climbTypeOf: (route: string) => ClimbType,
): string[] {
  return [
    ...rebuilt.gaps,
    ...attemptDifferences(stored, rebuilt),
    ...resultDifferences(stored, rebuilt, climbTypeOf),
    ...entryDifferences(stored, rebuilt),
    ...queueDifferences(stored, rebuilt),
  ];
}

function attemptDifferences({ entries, attempts }: Stored, { streams }: Rebuilt): string[] {
  const there = new Set(entries.map(({ id }) => id));
  const saved = new Map(attempts.map((one) => [`${one.entry}/${one.route}`, one.attempts]));
  return [...new Set([...streams.keys(), ...saved.keys()])].flatMap((key) => {
    const [entry = '', route = ''] = key.split('/');
    // A deleted entry's results stay only in the log.
    if (!there.has(entry)) return [];
    const [is, should] = [saved.get(key) ?? [], streams.get(key)?.attempts ?? []];
    return sameAttempts(is, should)
      ? []
      : [`entry ${entry} on route ${route}: ${said(is)} stored, ${said(should)} in the log`];
  });
}

const said = (attempts: readonly Attempt[]): string =>
  `${attempts.length} attempts (${attempts.map((one) => (one.success ? 'T' : one.segmentsCount)).join(' ')})`;

function sameAttempts(is: readonly Attempt[], should: readonly Attempt[]): boolean {
  return (
    is.length === should.length &&
    is.every((one, index) => {
      const other = should[index];
      return (
        other !== undefined &&
        one.uuid === other.uuid &&
        Date.parse(one.timestamp) === Date.parse(other.timestamp) &&
        // A judge whose profile is gone is unknown by now.
        (one.judge === null || one.judge === other.judge) &&
        one.success === other.success &&
        one.segmentsCount === other.segmentsCount &&
        one.usedLastHold === other.usedLastHold &&
        one.duration === other.duration &&
        one.notes === other.notes
      );
    })
  );
}

function resultDifferences(
  { entries, streams: rows }: Stored,
  { streams }: Rebuilt,
  climbTypeOf: (route: string) => ClimbType,
): string[] {
  const categoryOf = new Map(entries.map(({ id, category }) => [id, category]));
  const known = new Set(rows.map(({ entry, route }) => `${entry}/${route}`));
  const missing = [...streams.keys()].filter(
    (key) => !known.has(key) && categoryOf.has(key.split('/')[0] ?? ''),
  );
  return [
    ...missing.map((key) => `entry ${key.replace('/', ' on route ')}: no result is stored`),
    ...rows.flatMap((row) => {
      const {
        version = 0,
        climbed = 0,
        attempts = [],
        confirmed = null,
        mark = null,
      } = streams.get(`${row.entry}/${row.route}`) ?? {};
      const result = resultOf(attempts, climbTypeOf(row.route));
      const should = {
        ...(result ?? noResult),
        version,
        climbed,
        confirmed: confirmed !== null,
        mark: marked(mark?.attempts ?? null),
        category: categoryOf.get(row.entry),
      };
      const wrong = differing({ ...row, mark: marked(row.mark) }, should);
      return wrong.length === 0
        ? []
        : [`entry ${row.entry} on route ${row.route}: result differs in ${wrong.join(', ')}`];
    }),
  ];
}

const noResult = { tries: 0, top: null, zone1: null, zone2: null, hold: 0, plus: false, duration: null };

/** What a marker has logged, to compare. */
const marked = (mark: StoredStream['mark']): string | null =>
  mark && mark.map((one) => `${one.success} ${one.segmentsCount} ${one.usedLastHold}`).join();

type Compared = Omit<StoredStream, 'mark'> & { readonly mark: string | null };

const differing = (row: Compared, should: Record<string, unknown>): string[] =>
  Object.entries(should)
    .filter(([name, value]) => row[name as keyof Compared] !== value)
    .map(([name, value]) => `${name} (${String(row[name as keyof Compared])} for ${String(value)})`);

function entryDifferences({ entries }: Stored, rebuilt: Rebuilt): string[] {
  const counts = attemptCounts(rebuilt);
  return entries
    .filter(({ id, attemptsCount }) => attemptsCount !== (counts.get(id) ?? 0))
    .map(
      ({ id, attemptsCount }) =>
        `entry ${id}: ${attemptsCount} attempts counted, ${counts.get(id) ?? 0} in the log`,
    );
}

function queueDifferences({ entries, queues: rows }: Stored, { queues }: Rebuilt): string[] {
  const there = new Set(entries.map(({ user }) => user));
  const stored = new Map(rows.map((row) => [row.route, row.users]));
  return [...new Set([...queues.keys(), ...stored.keys()])].flatMap((route) => {
    const is = stored.get(route) ?? [];
    const should = (queues.get(route)?.waiting ?? []).flatMap(({ user }) => (there.has(user) ? [user] : []));
    return String(is) === String(should)
      ? []
      : [`queue of route ${route}: [${is.join(' ')}] stored, [${should.join(' ')}] in the log`];
  });
}
