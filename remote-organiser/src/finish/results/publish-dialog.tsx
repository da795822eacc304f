import { publishResults, useSentOnce } from '@topout/api-client';
import { longest } from '@topout/domain';
import { amendmentForm } from '@topout/domain/forms';
import { ConfirmDialog, Stack } from '@topout/ui';
import { useFormik } from 'formik';
import { OpenWorkList } from '../../run/open-work/open-work-list.tsx';
import { ReasonField } from '../../run/reason-field.tsx';
import { resultsTexts as texts } from './texts.ts';
import { useAction } from './use-action.ts';

export interface PublishDialogProps {
  readonly competition: string;
  /** Null = the whole competition. */
  readonly stage: string | null;
  readonly name: string;
  /** What it asks about; null = nothing. */
  readonly final: boolean | null;
  /** They are official already: what changes needs a reason. */
  readonly amends: boolean;
  readonly onClose: () => void;
}

/** The one way to publish results: lists unfinished work, and asks. */
export function PublishDialog({ competition, stage, name, final, amends, onClose }: PublishDialogProps) {
  const { busy, run } = useAction();
  const once = useSentOnce();
  const form = useFormik({
    initialValues: { reason: '' },
    ...(amends && { validationSchema: amendmentForm }),
    onSubmit: async (values, { resetForm }) => {
      const said = {
        stage,
        final: final === true,
        ...(amends && { reason: amendmentForm.cast(values).reason }),
      };
      const publish = (uuid: string) => publishResults(competition, { uuid, ...said });
      if (!(await run(() => once(JSON.stringify(said), publish))) && amends) return;
      resetForm();
      onClose();
    },
  });
  const words = final === true ? (amends ? texts.asAmended : texts.asFinal) : texts.asProvisional;
  return (
    <ConfirmDialog
      open={final !== null}
      title={words.title(name)}
      confirmLabel={words.confirm}
      lightDismiss={!amends}
      busy={busy}
      onConfirm={() => void form.submitForm()}
      onClose={onClose}
    >
      {final !== null && (
        <Stack gap={3}>
          <p>{words.text}</p>
          {amends && (
            <ReasonField
              label={texts.reason}
              hint={texts.reasonHint}
              longest={longest.amendment}
              form={form}
            />
          )}
          <OpenWorkList competition={competition} stage={stage} />
        </Stack>
      )}
    </ConfirmDialog>
  );
}
