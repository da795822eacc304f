import { Button, Dialog, Stack } from '@topout/ui';
import { afterTimeTexts as texts } from './texts.ts';

export interface AfterTimeDialogProps {
  /** How many attempts are late. */
  readonly late: number;
  readonly onDecide: (counts: boolean) => void;
  readonly onClose: () => void;
}

/** Asks whether what was logged after the end counts. */
export default function AfterTimeDialog({ late, onDecide, onClose }: AfterTimeDialogProps) {
  return (
    <Dialog open title={texts.title} onClose={onClose}>
      <Stack gap={3}>
        <p>{late === 1 ? texts.about : texts.aboutMany(late)}</p>
        <p>{texts.hint}</p>
        <Button size="lg" fullWidth onClick={() => onDecide(true)}>
          {texts.count}
        </Button>
        <Button size="lg" fullWidth onClick={() => onDecide(false)}>
          {texts.doNotCount}
        </Button>
        <Button size="lg" fullWidth variant="quiet" onClick={onClose}>
          {texts.cancel}
        </Button>
      </Stack>
    </Dialog>
  );
}
