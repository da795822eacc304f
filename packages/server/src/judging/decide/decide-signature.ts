import {
  cardSaid,
  type CardResult,
  type HeldReason,
  isFamily,
  isSamePerson,
  judgingClosed,
  sameCard,
  scoresFor,
  type Signer,
  signingRefused,
} from '@topout/domain';
import { phaseOf } from '../../competition/authority/actor.ts';
import { confirmedByOf } from '../../competition/authority/stages.ts';
import { isFromTablet, type ScoringCommand } from '../log/command.ts';
import { type BatchState, climberOf, type EntryState, type Signature } from './batch-state.ts';
import type { Verdict } from './decide-attempts.ts';

/**
 * Decides whether a card is signed from now on, by its climber or by the marker who keeps it. It stands under what
 * its signer saw, and changes no result. (behaviour: self-scoring#signatures)
 *
 * @returns null for a sender to whom the card is nothing: store nothing
 */
export function decideOnSignature(
  state: BatchState,
  command: ScoringCommand,
  entry: EntryState | null,
): Verdict | null {
  const signer = entry && signerOf(state, command, entry);
  if (!signer) return null;
  const reason = refusal(state, command, entry, signer);
  if (reason) return { outcome: 'HELD', reason, streamVersion: null };
  state.signatures.push({
    entry: entry.uuid,
    signer,
    at: command.kind === 'card.sign' ? new Date(state.nowMs).toISOString() : null,
    card: command.card,
  });
  return { outcome: 'APPLIED', changed: { written: null }, streamVersion: null };
}

/** As what somebody signs; a tablet that goes round signs nothing. */
function signerOf(
  { markers }: BatchState,
  { actor, device }: ScoringCommand,
  entry: EntryState,
): Signer | null {
  if (isFromTablet(device)) return null;
  if (scoresFor(actor, { id: entry.profile, parent: entry.parent })) return 'CLIMBER';
  const marker = markers.get(entry.uuid);
  return marker && scoresFor(actor, marker) ? 'MARKER' : null;
}

function refusal(
  state: BatchState,
  command: ScoringCommand,
  entry: EntryState,
  signer: Signer,
): HeldReason | null {
  const { competition, nowMs, markers } = state;
  if (judgingClosed(phaseOf(competition, nowMs, command.route)) === 'competition.closed')
    return 'competition.closed';
  if (command.kind === 'card.unsign') return null;
  const marker = markers.get(entry.uuid);
  if (!marker) return 'marker.none';
  // They may have become family since, or one person: by taking an entry over.
  const climber = climberOf(entry);
  if (isFamily(climber, marker) || isSamePerson(climber, marker)) return 'witness.family';
  const card = cardOf(state, entry);
  return signingRefused(card, signer) ?? (sameCard(cardSaid(card), command.card) ? null : 'card.changed');
}

/** The results of an entry on the routes of its category: the state has all of them. */
function cardOf({ competition, streams }: BatchState, { uuid, category }: EntryState): CardResult[] {
  const routes = new Map(competition.routesOf.get(category)?.map((route) => [route.uuid, route]));
  return [...streams.values()].flatMap(({ entry, route, attempts, mark, confirmed, selfLogged }) => {
    const { climbType } = routes.get(route) ?? {};
    if (entry !== uuid || !climbType) return [];
    const judged = attempts.length > 0 && !selfLogged;
    const settled = judged || confirmed !== null || confirmedByOf(competition, category, route) !== 'MARKER';
    return [{ route, climbType, attempts, mark: mark && mark.attempts, settled }];
  });
}

/** Whether a signature still stands under the same card, after the later commands of its moment. */
export function stillStands(state: BatchState, { entry: uuid, signer, card }: Signature): boolean {
  const entry = state.entries.get(uuid);
  const now = entry ? cardOf(state, entry) : [];
  return signingRefused(now, signer) === null && sameCard(cardSaid(now), card);
}
