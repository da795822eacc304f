import type { OwnCompetition } from '@topout/contract';
import { duplicateCompetition, newId, serverNow } from '@topout/api-client';
import { momentOf, venueZone } from '@topout/domain';
import { Button, Dialog, Notice } from '@topout/ui';
import { Field, TextInput } from '@topout/ui/forms';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { movedAlong, nextTimes } from './copy-times.ts';
import { failureOf } from '../setup/failure-of.ts';
import styles from './organise.module.css';
import { organiseTexts as texts } from './texts.ts';

interface DuplicateDialogProps {
  readonly original: OwnCompetition;
  readonly onClose: () => void;
}

/** Asks for name and times of a copy, makes it, and goes on to its set-up. */
export function DuplicateDialog({ original, onClose }: DuplicateDialogProps) {
  const zone = venueZone(original.venue);
  const [[first, last]] = useState(() => nextTimes(original, zone, serverNow()));
  const [uuid] = useState(newId);
  const [name, setName] = useState(texts.copyOf(original.name));
  const [start, setStart] = useState(first);
  const [end, setEnd] = useState(last);
  const [tried, setTried] = useState(false);
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const navigate = useNavigate();
  const [from, to] = [momentOf(start, zone), momentOf(end, zone)];
  const errors = {
    name: name.trim() === '' && texts.required,
    start: from === null && texts.required,
    end: to === null ? texts.required : from !== null && to <= from && texts.endsFirst,
  };

  const create = async () => {
    setTried(true);
    if (errors.name || errors.start || errors.end || !from || !to) return;
    setBusy(true);
    try {
      const times = { startTime: from.toISOString(), endTime: to.toISOString() };
      const made = await duplicateCompetition(original.uuid, { uuid, name: name.trim(), ...times });
      await navigate(`/${made.uuid}/setup`);
    } catch (error) {
      setFailure((await failureOf(error)).message);
      setBusy(false);
    }
  };

  return (
    <Dialog
      open
      onClose={onClose}
      title={texts.duplicateTitle}
      lightDismiss={false}
      actions={
        <>
          <Button onClick={onClose}>{texts.cancel}</Button>
          <Button variant="primary" busy={busy} onClick={() => void create()}>
            {texts.create}
          </Button>
        </>
      }
    >
      <div className={styles.fields}>
        <p>{texts.duplicateLead(original.name)}</p>
        {failure !== null && <Notice tone="error">{failure}</Notice>}
        <Field label={texts.name} error={tried && errors.name} required>
          <TextInput value={name} maxLength={200} onChange={(event) => setName(event.target.value)} />
        </Field>
        <Field label={texts.starts} hint={texts.clock(zone)} error={tried && errors.start} required>
          <TextInput
            type="datetime-local"
            value={start}
            onChange={({ target }) => {
              setStart(target.value);
              setEnd(movedAlong(end, { from: start, to: target.value }));
            }}
          />
        </Field>
        <Field label={texts.ends} error={tried && errors.end} required>
          <TextInput type="datetime-local" value={end} onChange={(event) => setEnd(event.target.value)} />
        </Field>
      </div>
    </Dialog>
  );
}
