import { type ResultState, resultWords, sentWord } from '@topout/domain';
import { WorkPill, type WorkState } from '@topout/ui';

const looks: Readonly<Record<ResultState, WorkState>> = {
  draft: 'unsent',
  overtaken: 'unsent',
  unstored: 'error',
  phone: 'unsent',
  sending: 'sending',
  confirmed: 'confirmed',
  held: 'held',
  refused: 'error',
};

export interface StateLabelProps {
  readonly state: ResultState;
  /** Whether somebody else has yet to confirm the result: until then the server only has it. */
  readonly awaited?: boolean;
}

/** Where a result is: on this phone, sending, confirmed. Never claims more than is known. */
export function StateLabel({ state, awaited = false }: StateLabelProps) {
  const word = awaited && state === 'confirmed' ? sentWord : resultWords[state];
  return <WorkPill state={looks[state]}>{word}</WorkPill>;
}
