import type { DeskFilter } from '@topout/domain';
import { Button, CheckCircleIcon, EmptyState, UsersIcon } from '@topout/ui';
import { texts } from './texts.ts';

export interface NobodyShownProps {
  /** How many are entered at all. */
  readonly entered: number;
  readonly text: string;
  readonly filter: DeskFilter | null;
  readonly onWalkIn: () => void;
}

/** Why the list is empty, and what to do next. */
export function NobodyShown({ entered, text, filter, onWalkIn }: NobodyShownProps) {
  if (text === '' && filter !== null && entered > 0)
    return <EmptyState icon={<CheckCircleIcon size={28} />} title={texts.allDone[filter]} />;
  const action = (
    <Button variant="primary" onClick={onWalkIn}>
      {text === '' ? texts.walkIn : texts.addWalkIn(text)}
    </Button>
  );
  return (
    <EmptyState
      icon={<UsersIcon size={28} />}
      title={text === '' ? texts.emptyTitle : texts.none(text)}
      action={action}
    >
      {text === '' ? texts.empty : texts.noneHint}
    </EmptyState>
  );
}
