import type { Competition } from '@topout/contract';
import { saveSettings } from '@topout/api-client';
import { Button, Card, ConfirmButton, Section } from '@topout/ui';
import { useChange } from '../use-change.ts';
import styles from './settings.module.css';
import { settingsTexts as texts } from './texts.ts';

/** Cancels the competition, or reverses that. */
export function CallOff({ competition }: { readonly competition: Competition }) {
  const { busy, change } = useChange();
  const cancelled = competition.status === 'CANCELLED';
  const set = (value: boolean) =>
    change(() => saveSettings(competition.uuid, { cancelled: value }, competition));
  return (
    <Section title={texts.offTitle}>
      <Card className={styles.off}>
        <p className={styles.soft}>{cancelled ? texts.isOff : texts.off}</p>
        {cancelled ? (
          <Button busy={busy} onClick={() => void set(false)}>
            {texts.restore}
          </Button>
        ) : (
          <ConfirmButton
            variant="danger"
            label={texts.cancel}
            title={texts.cancelTitle}
            confirmLabel={texts.cancelConfirm}
            cancelLabel={texts.keep}
            onConfirm={() => set(true)}
          >
            {texts.cancelText}
          </ConfirmButton>
        )}
      </Card>
    </Section>
  );
}
