import { addCommands, type NewCommand, type OutboxItem, useOutbox } from '@topout/api-client';
import type { EntryDetail } from '@topout/contract';
import {
  cardSaid,
  type CardResult,
  commandState,
  isSignature,
  isUnmarked,
  type ResultState,
} from '@topout/domain';
import { asInput, newAttempt } from '../../attempts/draft/draft.ts';

export interface Signing {
  /** How far this phone's last word has got; null if there is nothing to say. */
  readonly state: ResultState | null;
  /** Why the server did not take it. */
  readonly refused: string | null;
  readonly sign: () => void;
  readonly takeBack: () => void;
}

/** How long an answer says so, ms. */
const saysConfirmedMs = 5_000;

/**
 * Signs a card through the outbox, or takes that back. What the signer has not marked yet is marked with it, as its
 * climber has it.
 *
 * @param results all of the card, as this phone knows them
 * @param route any of the card's
 */
export function useSigning(
  competition: string,
  { user: { uuid: competitor } }: Pick<EntryDetail, 'user'>,
  { results, marks, route }: { results: readonly CardResult[]; marks: boolean; route: string },
): Signing {
  const { items = [] } = useOutbox() ?? {};
  const newest = items.findLast(
    ({ command }) => command.competitor === competitor && isSignature(command.kind),
  );
  const add = (...commands: Omit<NewCommand, 'competitor' | 'base'>[]) =>
    void addCommands(
      competition,
      commands.map((command) => ({ ...command, competitor, base: null })),
    );
  return {
    state: newest && !isOver(newest) && newest.reason === null ? commandState(newest) : null,
    refused: newest?.reason?.message ?? null,
    sign() {
      const unmarked = marks ? results.filter(isUnmarked) : [];
      add(
        ...unmarked.map((one) => ({
          kind: 'result.mark' as const,
          route: one.route,
          payload: {
            attempts: one.attempts.map(({ success, segmentsCount, usedLastHold = false }) =>
              asInput(newAttempt({ user: competitor, judge: null, success, segmentsCount, usedLastHold })),
            ),
          },
        })),
        { kind: 'card.sign', route, payload: { card: cardSaid(results) } },
      );
    },
    takeBack: () => add({ kind: 'card.unsign', route, payload: {} }),
  };
}

const isOver = ({ state, changedAt }: OutboxItem) =>
  state === 'confirmed' && Date.now() - changedAt > saysConfirmedMs;
