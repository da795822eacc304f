import type { OwnCompetition } from '@topout/contract';
import { duplicateCompetition, newId, serverNow } from '@topout/api-client';
import { longest, movedAlong, nextTimes, venueZone } from '@topout/domain';
import { plannedForm } from '@topout/domain/forms';
import { useFormikContext } from 'formik';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { PartDialog } from '../setup/part-dialog.tsx';
import { NameField, TextField } from '../setup/part-fields.tsx';
import { organiseTexts as texts } from './texts.ts';

interface DuplicateDialogProps {
  readonly original: OwnCompetition;
  readonly onClose: () => void;
}

/** Asks for name and times of a copy, makes it, and goes on to its set-up. */
export default function DuplicateDialog({ original, onClose }: DuplicateDialogProps) {
  const zone = venueZone(original.venue);
  const [[start, end]] = useState(() => nextTimes(original, zone, serverNow()));
  const [uuid] = useState(newId);
  const navigate = useNavigate();
  return (
    <PartDialog
      title={texts.duplicateTitle}
      saveLabel={texts.create}
      initial={{ name: texts.copyOf(original.name), start, end }}
      schema={plannedForm(zone)}
      save={async ({ name, start: startTime, end: endTime }) => {
        const made = await duplicateCompetition(original.uuid, { uuid, name, startTime, endTime });
        await navigate(`/${made.uuid}/setup`);
      }}
      onClose={onClose}
      lead={<p>{texts.duplicateLead(original.name)}</p>}
    >
      <NameField label={texts.name} maxLength={longest.title} />
      <Times hint={texts.clock(zone)} />
    </PartDialog>
  );
}

function Times({ hint }: { readonly hint: string }) {
  const { values, setValues } = useFormikContext<{ readonly start: string; readonly end: string }>();
  const begin = (start: string) =>
    setValues({ ...values, start, end: movedAlong(values.end, { from: values.start, to: start }) });
  return (
    <>
      <TextField
        name="start"
        type="datetime-local"
        label={texts.starts}
        hint={hint}
        onChange={({ target }) => void begin(target.value)}
        required
      />
      <TextField name="end" type="datetime-local" label={texts.ends} required />
    </>
  );
}
