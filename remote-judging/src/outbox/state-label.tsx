import type { OutboxState } from '@topout/api-client';
import { WorkPill, type WorkState } from '@topout/ui';
import { texts } from '../texts.ts';

const looks: Readonly<Record<OutboxState, { state: WorkState; word: string }>> = {
  phone: { state: 'unsent', word: texts.onThisPhone },
  sending: { state: 'sending', word: texts.sending },
  confirmed: { state: 'confirmed', word: texts.confirmed },
  held: { state: 'held', word: texts.held },
  refused: { state: 'error', word: texts.notAccepted },
};

/** Where a result is: on this phone, sending, confirmed. Never more than is known. */
export function StateLabel({ state }: { readonly state: OutboxState }) {
  const look = looks[state];
  return <WorkPill state={look.state}>{look.word}</WorkPill>;
}
