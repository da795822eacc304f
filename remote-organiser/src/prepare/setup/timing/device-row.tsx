import { removeTimingDevice } from '@topout/api-client';
import type { TimingDevice } from '@topout/contract';
import { formatMoment } from '@topout/domain';
import { Button, ConfirmDialog, ListItem } from '@topout/ui';
import { useState } from 'react';
import { useChange } from '../use-change.ts';
import { timingTexts as texts } from './texts.ts';

interface DeviceRowProps {
  readonly competition: string;
  readonly device: TimingDevice;
  /** The name of what it times. */
  readonly stage: string;
  /** Of the venue. */
  readonly zone: string;
}

/** A device: what it times, and when it last told a time. */
export function DeviceRow({ competition, device: { uuid, name, usedAt }, stage, zone }: DeviceRowProps) {
  const [asked, setAsked] = useState(false);
  const { busy, change } = useChange();
  const used = usedAt === null ? texts.unused : texts.used(formatMoment(usedAt, zone));
  return (
    <>
      <ListItem
        title={name}
        subtitle={[stage, used].filter(Boolean).join(' · ')}
        actions={
          <Button aria-label={texts.removeOf(name)} onClick={() => setAsked(true)}>
            {texts.remove}
          </Button>
        }
      />
      {asked && (
        <ConfirmDialog
          open
          title={texts.removeTitle(name)}
          confirmLabel={texts.remove}
          danger
          busy={busy}
          onConfirm={() =>
            void change(() => removeTimingDevice(competition, uuid)).then(() => setAsked(false))
          }
          onClose={() => setAsked(false)}
        >
          {texts.removeText}
        </ConfirmDialog>
      )}
    </>
  );
}
