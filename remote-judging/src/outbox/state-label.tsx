import { type ResultState, resultWords } from '@topout/domain';
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

/** Where a result is: on this phone, sending, confirmed. Never claims more than is known. */
export function StateLabel({ state }: { readonly state: ResultState }) {
  return <WorkPill state={looks[state]}>{resultWords[state]}</WorkPill>;
}
