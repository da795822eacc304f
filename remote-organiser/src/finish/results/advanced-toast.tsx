import type { Stage } from '@topout/contract';
import { advanceStage, type Places } from '@topout/api-client';
import { UndoToast } from '../../undo/undo-toast.tsx';
import { resultsTexts as texts } from './texts.ts';
import { useAction } from './use-action.ts';

/** Who has just advanced. */
export interface Advanced {
  readonly count: number;
  /** Who had advanced before. */
  readonly former: Places;
}

/** How many advanced from a stage; nobody before the first time. */
export function formerPlaces({ quota, categories }: Stage): Places {
  const quotas = categories.flatMap(({ uuid, quota: own }) =>
    own == null ? [] : [{ category: uuid, quota: own }],
  );
  return quotas.length > 0 ? { quota: quota ?? 0, quotas } : { quota: quota ?? 0 };
}

interface AdvancedToastProps extends Advanced {
  readonly competition: string;
  readonly stage: string;
  readonly next: string;
  readonly onClose: () => void;
}

/** Says who advanced, with an undo: those who had advanced before do so again. */
export function AdvancedToast({ competition, stage, next, count, former, onClose }: AdvancedToastProps) {
  const { busy, run } = useAction();
  const undo = async () => {
    if (await run(() => advanceStage(competition, stage, former))) onClose();
  };
  return (
    <UndoToast onUndo={busy ? null : () => void undo()} onClose={onClose}>
      {texts.advanced(count, next)}
    </UndoToast>
  );
}
