import type { Competition } from '@topout/contract';
import { deleteCompetition } from '@topout/api-client';
import { Button, Card, ConfirmDialog, Section, Stack, TrashIcon } from '@topout/ui';
import { Field, TextInput } from '@topout/ui/forms';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useChange } from '../use-change.ts';
import styles from './settings.module.css';
import { settingsTexts as texts } from './texts.ts';

/** Deletes a competition without results, once somebody has typed its name. */
export function DeleteCompetition({ competition: { uuid, name } }: { readonly competition: Competition }) {
  const [typed, setTyped] = useState<string | null>(null);
  const { busy, change } = useChange();
  const navigate = useNavigate();
  const close = () => setTyped(null);
  const remove = async () => {
    const gone = await change(() => deleteCompetition(uuid, typed ?? ''));
    close();
    if (gone) await navigate('/organise', { replace: true });
  };
  return (
    <Section title={texts.deleteTitle}>
      <Card className={styles.off}>
        <p className={styles.soft}>{texts.deleteHint}</p>
        <Button variant="danger" icon={<TrashIcon />} onClick={() => setTyped('')}>
          {texts.delete}
        </Button>
      </Card>
      <ConfirmDialog
        open={typed !== null}
        onClose={close}
        title={texts.deleteQuestion(name)}
        lightDismiss={false}
        cancelLabel={texts.keep}
        confirmLabel={texts.deleteConfirm}
        danger
        busy={busy}
        disabled={typed?.trim() !== name.trim()}
        onConfirm={() => void remove()}
      >
        <Stack gap={3}>
          <p>{texts.deleteText}</p>
          <Field label={texts.typeName(name)}>
            <TextInput
              value={typed ?? ''}
              autoComplete="off"
              onChange={(event) => setTyped(event.target.value)}
            />
          </Field>
        </Stack>
      </ConfirmDialog>
    </Section>
  );
}
