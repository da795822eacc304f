import { type Competition, saveSettings } from '@topout/api-client';
import { Button, Card, ConfirmDialog, Section } from '@topout/ui';
import { useState } from 'react';
import { useChange } from '../use-change.ts';
import styles from './settings.module.css';
import { settingsTexts as texts } from './texts.ts';

/** Cancels the competition, or takes that back. */
export function CallOff({ competition }: { readonly competition: Competition }) {
  const [asked, setAsked] = useState(false);
  const { busy, change } = useChange();
  const cancelled = competition.status === 'CANCELLED';
  const set = async (value: boolean) => {
    await change(() => saveSettings(competition.uuid, { cancelled: value }, competition));
    setAsked(false);
  };
  return (
    <Section title={texts.offTitle}>
      <Card className={styles.off}>
        <p className={styles.soft}>{cancelled ? texts.isOff : texts.off}</p>
        {cancelled ? (
          <Button busy={busy} onClick={() => void set(false)}>
            {texts.restore}
          </Button>
        ) : (
          <Button variant="danger" onClick={() => setAsked(true)}>
            {texts.cancel}
          </Button>
        )}
      </Card>
      <ConfirmDialog
        open={asked}
        title={texts.cancelTitle}
        confirmLabel={texts.cancelConfirm}
        cancelLabel={texts.keep}
        danger
        busy={busy}
        onConfirm={() => void set(true)}
        onClose={() => setAsked(false)}
      >
        {texts.cancelText}
      </ConfirmDialog>
    </Section>
  );
}
