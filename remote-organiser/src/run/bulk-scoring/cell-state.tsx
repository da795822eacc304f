import { Button, WorkPill } from '@topout/ui';
import type { CellScore } from './use-scoring.ts';
import { bulkTexts as texts } from './texts.ts';

const looks = {
  saving: 'sending',
  phone: 'unsent',
  saved: 'confirmed',
  held: 'held',
  refused: 'error',
} as const;

export interface CellStateProps {
  readonly name: string;
  readonly cell: CellScore;
  readonly tabIndex: number;
  readonly onSettle: () => void;
}

/** Whether a result is saved; settles a conflict from here. */
export function CellState({ name, cell: { state, reason }, tabIndex, onSettle }: CellStateProps) {
  if (state === null) return null;
  const pill = <WorkPill state={looks[state]}>{texts.state[state]}</WorkPill>;
  if (state === 'refused') return <span title={reason ?? undefined}>{pill}</span>;
  if (state !== 'held') return pill;
  return (
    <Button variant="quiet" tabIndex={tabIndex} aria-label={texts.settle(name)} onClick={onSettle}>
      {pill}
    </Button>
  );
}
