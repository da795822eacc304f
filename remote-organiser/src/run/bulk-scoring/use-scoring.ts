import type { Competition, Score } from '@topout/contract';
import {
  addCommands,
  type NewCommand,
  newId,
  type OutboxItem,
  refreshScores,
  serverNow,
  useOutbox,
  useScores,
} from '@topout/api-client';
import { attemptLimit, parseResultCode, resultCode, type CodedAttempt } from '@topout/domain';
import { useEffect, useMemo } from 'react';
import { type GridRow, scoreKey } from './grid-row.ts';

/** The current state of a cell: the server's, or the input on its way there. */
export interface CellScore {
  readonly code: string;
  readonly state: 'saving' | 'phone' | 'saved' | 'held' | 'refused' | null;
  /** Why it was held or refused. */
  readonly reason: string | null;
  /** The typed command, while it differs from the server's state. */
  readonly item: OutboxItem | null;
  /** The server's result. */
  readonly score: Score | null;
}

/** A result as seen by the person who then changed it. */
export interface SeenScore {
  readonly code: string;
  readonly version: number;
}

export const seenIn = ({ code, score, item }: CellScore): SeenScore => ({
  code,
  version: Math.max(score?.version ?? 0, item?.version ?? 0),
});

interface Problem {
  readonly problem: string;
}

type Wanted = { readonly route: string } | { readonly entry: string } | null;

/** The results of rows, and functions to change them: through the outbox, based on the version seen. */
export function useScoring({ uuid, settings }: Competition, wanted: Wanted, rows: readonly GridRow[]) {
  const read = useScores(uuid, wanted);
  const box = useOutbox();
  const items = useMemo(() => latestOf(box?.items ?? [], uuid), [box?.items, uuid]);
  const scores = useMemo(
    () => new Map((read.data ?? []).map((score) => [scoreKey(score.entry, score.route), score])),
    [read.data],
  );
  const settled = [...items.values()].filter(({ state }) => state === 'confirmed').length;
  useEffect(() => {
    if (settled > 0) void refreshScores(uuid);
  }, [uuid, settled]);
  const most = attemptLimit(settings);

  const cells = useMemo(() => {
    const cellOf = (row: GridRow) =>
      cellScore(row, scores.get(row.id) ?? null, items.get(`${row.user}/${row.route.uuid}`) ?? null);
    return new Map(rows.map((row) => [row.id, cellOf(row)]));
  }, [rows, scores, items]);
  const cellOf = (row: GridRow): CellScore => cells.get(row.id) ?? nothing;

  /**
   * The command that saves the input. If another result arrived during typing, it builds on the one seen, and
   * the server holds it.
   *
   * @param seen the result when typing began; null = the current one
   * @returns null if it says nothing new
   */
  function commandOf(row: GridRow, text: string, seen: SeenScore | null): NewCommand | Problem | null {
    const read = parseResultCode(text, row.route, most);
    if ('problem' in read) return read;
    const cell = cellOf(row);
    const before = attemptsOf(cell);
    const code = resultCode(read.attempts, row.route);
    if (code === seen?.code && cell.state !== 'held') return null;
    if (code === resultCode(before, row.route) && cell.state !== 'held') return null;
    const attempts = written(read.attempts, before);
    return {
      kind: attempts.length === 0 ? 'attempts.clear' : 'attempts.replace',
      route: row.route.uuid,
      competitor: row.user,
      base: seen && seen.code !== cell.code ? seen.version : seenIn(cell).version,
      payload: attempts.length === 0 ? {} : { attempts },
    };
  }

  /** Saves the input. @returns what is wrong with it; null if it is on its way or says nothing new */
  function enter(row: GridRow, text: string, seen: SeenScore | null = null): string | null {
    const command = commandOf(row, text, seen);
    if (command === null) return null;
    if ('problem' in command) return command.problem;
    void addCommands(uuid, [command]);
    return null;
  }

  /** Saves pasted lines together, leaving out those with errors. */
  function enterAll(lines: readonly { readonly row: GridRow; readonly text: string }[]): void {
    const commands = lines.flatMap(({ row, text }) => {
      const command = commandOf(row, text, null);
      return command === null || 'problem' in command ? [] : [command];
    });
    void addCommands(uuid, commands);
  }

  return {
    ready: read.data !== undefined && box !== null,
    error: read.error,
    cellOf,
    enter,
    enterAll,
    outbox: box?.outbox,
    most,
  };
}

const nothing: CellScore = { code: '', state: null, reason: null, item: null, score: null };

/** The last command of every stream of the competition. */
function latestOf(items: readonly OutboxItem[], competition: string): ReadonlyMap<string, OutboxItem> {
  const ours = items.filter(
    (item) => item.competition === competition && item.command.kind.startsWith('attempts.'),
  );
  return new Map(ours.map((item) => [`${item.command.competitor}/${item.command.route}`, item]));
}

function cellScore(row: GridRow, score: Score | null, item: OutboxItem | null): CellScore {
  const server = resultCode(score?.attempts ?? [], row.route);
  if (!item) return { code: server, state: null, reason: null, item: null, score };
  const reason = item.reason?.message ?? null;
  if (item.state === 'confirmed') {
    const behind = (score?.version ?? 0) < (item.version ?? 0);
    return behind
      ? { code: codeOf(row, item), state: 'saved', reason, item, score }
      : { code: server, state: score?.version === item.version ? 'saved' : null, reason, item: null, score };
  }
  const state = item.state === 'sending' ? 'saving' : item.state;
  return { code: codeOf(row, item), state, reason, item, score };
}

/** A command's result code; one that only adds says nothing about earlier attempts. */
const codeOf = (row: GridRow, item: OutboxItem): string => resultCode(sentIn(item), row.route);

const sentIn = ({ command }: OutboxItem): CodedAttempt[] =>
  (command.payload.attempts ?? []).map(({ success, segmentsCount = 0, usedLastHold = false }) => ({
    success,
    segmentsCount,
    usedLastHold,
  }));

type Known = CodedAttempt &
  Partial<Pick<Score['attempts'][number], 'uuid' | 'timestamp' | 'duration' | 'notes'>>;

const attemptsOf = ({ item, score }: CellScore): readonly Known[] =>
  item && item.state !== 'held' && item.state !== 'refused'
    ? (item.command.payload.attempts ?? []).map(full)
    : (score?.attempts ?? []);

const full = (sent: NonNullable<OutboxItem['command']['payload']['attempts']>[number]): Known => ({
  ...sent,
  segmentsCount: sent.segmentsCount ?? 0,
  usedLastHold: sent.usedLastHold ?? false,
});

/** Unchanged attempts keep their judge and time; the rest are new. */
const written = (coded: readonly CodedAttempt[], before: readonly Known[]) =>
  coded.map((attempt, index) => {
    const old = before[index];
    const same =
      old?.uuid !== undefined &&
      old.success === attempt.success &&
      old.segmentsCount === attempt.segmentsCount &&
      old.usedLastHold === attempt.usedLastHold;
    const {
      uuid = newId(),
      timestamp = new Date(serverNow()).toISOString(),
      duration = null,
      notes = '',
    } = same ? old : {};
    return { ...attempt, uuid, timestamp, duration, notes };
  });
