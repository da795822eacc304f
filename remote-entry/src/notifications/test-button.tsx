import { testPush } from '@topout/api-client';
import { Button, Notice, Stack } from '@topout/ui';
import { useState } from 'react';
import { useFailure } from '../form/use-failure.ts';
import { useBusy } from '../form/use-busy.ts';
import { texts } from './texts.ts';

/** Sends this device a message, to see whether one arrives. */
export function TestButton() {
  const { busy, during } = useBusy();
  const failure = useFailure();
  const [sent, setSent] = useState<boolean | null>(null);
  const test = () => void during('test', async () => setSent(await testPush())).catch(failure);
  return (
    <Stack gap={3}>
      <div>
        <Button busy={busy !== null} onClick={test}>
          {texts.test}
        </Button>
      </div>
      {sent !== null && (
        <Notice tone={sent ? 'success' : 'warning'}>{sent ? texts.tested : texts.notOn}</Notice>
      )}
    </Stack>
  );
}
