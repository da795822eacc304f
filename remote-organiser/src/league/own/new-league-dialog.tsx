import { createLeague } from '@topout/api-client';
import { Field, TextInput } from '@topout/ui/forms';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { PartDialog } from '../../setup/part-dialog.tsx';
import { ownLeaguesTexts as texts } from './texts.ts';

/** Asks for a name, and goes on to the league's rules and competitions. */
export function NewLeagueDialog({ onClose }: { readonly onClose: () => void }) {
  const [name, setName] = useState('');
  const [tried, setTried] = useState(false);
  const navigate = useNavigate();
  const missing = name.trim() === '';
  return (
    <PartDialog
      title={texts.new}
      saveLabel={texts.create}
      complete={!missing}
      onTry={() => setTried(true)}
      save={async () => {
        const { uuid } = await createLeague({ name: name.trim() });
        await navigate(`/organise/leagues/${uuid}`);
      }}
      onClose={onClose}
    >
      <Field label={texts.name} hint={texts.nameHint} error={tried && missing && texts.required} required>
        <TextInput value={name} maxLength={200} onChange={(event) => setName(event.target.value)} />
      </Field>
    </PartDialog>
  );
}
