import { useProfile } from '@topout/api-client';
import { Button, ConfirmDialog, DownloadIcon, Section, Stack, TrashIcon } from '@topout/ui';
import { Field, PasswordInput } from '@topout/ui/forms';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useFailure } from '../form/use-failure.ts';
import { deleteAccount, exportData } from './account-calls.ts';
import styles from './profile.module.css';
import { texts } from './texts.ts';
import { useBusy } from '../form/use-busy.ts';

/** Taking personal data along, and leaving. */
export function DataSection() {
  const { busy, during } = useBusy();
  const [asking, setAsking] = useState(false);
  const [password, setPassword] = useState('');
  const { data: profile } = useProfile();
  const failure = useFailure();
  const navigate = useNavigate();
  const take = () => void during('export', async () => saveFile(await exportData())).catch(failure);
  const leave = () =>
    void during('delete', async () => {
      await deleteAccount(profile?.email ?? '', password);
      await navigate('/', { replace: true });
    })
      .catch(failure)
      .finally(() => {
        setAsking(false);
        setPassword('');
      });
  return (
    <Section title={texts.data} description={texts.exportHint}>
      <div className={styles.deeds}>
        <Button icon={<DownloadIcon />} busy={busy === 'export'} onClick={take}>
          {texts.export}
        </Button>
        <Button variant="quiet" icon={<TrashIcon />} onClick={() => setAsking(true)}>
          {texts.deleteAccount}
        </Button>
      </div>
      <ConfirmDialog
        open={asking}
        danger
        title={texts.deleteTitle}
        confirmLabel={texts.deleteConfirm}
        busy={busy === 'delete'}
        onConfirm={leave}
        onClose={() => setAsking(false)}
      >
        <Stack gap={4}>
          <p>{texts.deleteText}</p>
          <Field label={texts.currentPassword} hint={texts.deletePasswordHint}>
            <PasswordInput
              autoComplete="current-password"
              value={password}
              onChange={(event) => setPassword(event.target.value)}
            />
          </Field>
        </Stack>
      </ConfirmDialog>
    </Section>
  );
}

function saveFile(data: unknown) {
  const file = new Blob([JSON.stringify(data, null, 2)], { type: 'application/json' });
  const link = document.createElement('a');
  link.href = URL.createObjectURL(file);
  link.download = 'topout-my-data.json';
  link.click();
  URL.revokeObjectURL(link.href);
}
