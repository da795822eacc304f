import { publishResults } from '@topout/api-client';
import { ConfirmDialog, Stack } from '@topout/ui';
import { OpenWorkList } from '../../run/open-work/open-work-list.tsx';
import { resultsTexts as texts } from './texts.ts';
import { useAction } from './use-action.ts';

export interface PublishDialogProps {
  readonly competition: string;
  /** Null = the whole competition. */
  readonly stage: string | null;
  readonly name: string;
  /** What it asks about; null = nothing. */
  readonly final: boolean | null;
  readonly onClose: () => void;
}

/** The one way to publish results: lists unfinished work, and asks. */
export function PublishDialog({ competition, stage, name, final, onClose }: PublishDialogProps) {
  const { busy, run } = useAction();
  const publish = async () => {
    await run(() => publishResults(competition, stage, final === true));
    onClose();
  };
  const words = final === true ? texts.asFinal : texts.asProvisional;
  return (
    <ConfirmDialog
      open={final !== null}
      title={words.title(name)}
      confirmLabel={words.confirm}
      busy={busy}
      onConfirm={() => void publish()}
      onClose={onClose}
    >
      {final !== null && (
        <Stack gap={3}>
          <p>{words.text}</p>
          <OpenWorkList competition={competition} stage={stage} />
        </Stack>
      )}
    </ConfirmDialog>
  );
}
