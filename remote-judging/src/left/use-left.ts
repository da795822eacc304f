import { isUnsent, useOutbox } from '@topout/api-client';
import { commandState, type ResultState } from '@topout/domain';
import { useState } from 'react';
import { type Draft, saveCommand } from '../attempts/draft/draft.ts';
import { draftsOn, keepDraft } from '../attempts/draft/kept-drafts.ts';
import { useSave } from '../attempts/use-save.ts';
import type { Judging } from '../competition/use-judging.ts';
import { likelyRoute, type MarkedAttempt } from '../conflicts/marks-text.ts';
import { useSettleable } from '../outbox/use-settleable.ts';

/** One result that will not come to count by itself. */
export interface Left {
  readonly key: string;
  /** Profile uuid of the competitor. */
  readonly user: string | null;
  /** The server's name for them, even without an entry. */
  readonly name: string | null;
  readonly attempts: readonly MarkedAttempt[];
  readonly state: ResultState;
  /** Sends it to the server; only for unsaved input. */
  readonly send?: () => Promise<void>;
}

/** A judge's results on one route that do not count: unsaved, on this phone, held. */
export function useLeft({ competition: { uuid: competition }, actor }: Judging, route: string): Left[] {
  const about = [actor.profile ?? '', competition, route];
  const key = about.join('/');
  const [{ read, drafts }, setDrafts] = useState(() => ({ read: key, drafts: draftsOn(about) }));
  // Right after a reload the judge is not known yet.
  if (read !== key) setDrafts({ read: key, drafts: draftsOn(about) });
  const items = useOutbox()?.items ?? [];
  const held = useSettleable(competition).filter((line) => line.route === route);
  const { post } = useSave(competition);

  async function send(user: string, draft: Draft) {
    const isBoulder = likelyRoute(draft.attempts).climbType === 'BOULDER';
    const { command } = saveCommand(draft, draft.seen, { route, user, isBoulder });
    // A phone that did not store it keeps the input.
    if ((await post(command)).length === 0) return;
    keepDraft([...about, user], null);
    setDrafts({ read: key, drafts: draftsOn(about) });
  }

  return [
    ...drafts.map(({ user, draft }) => ({
      key: `draft ${user}`,
      user,
      name: null,
      attempts: draft.attempts,
      state: 'draft' as const,
      send: () => send(user, draft),
    })),
    ...items
      .filter((item) => isUnsent(item) && item.competition === competition && isResultOn(item.command, route))
      .map((item) => ({
        key: item.id,
        user: item.command.competitor,
        name: null,
        attempts: item.command.payload.attempts ?? [],
        state: commandState(item),
      })),
    ...held.flatMap(({ competitor, competitorName, reports }) =>
      reports.map(({ commands, attempts }) => ({
        key: `held ${commands.join(' ')}`,
        user: competitor,
        name: competitorName,
        attempts,
        state: 'held' as const,
      })),
    ),
  ];
}

const isResultOn = (command: { readonly kind: string; readonly route: string }, route: string) =>
  command.route === route && command.kind.startsWith('attempts.');
