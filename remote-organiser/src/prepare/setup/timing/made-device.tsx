import type { Competition, NewTimingDevice } from '@topout/contract';
import { Button, Notice, Stack } from '@topout/ui';
import { CodeField } from '../embed/code-field.tsx';
import { exampleCall } from './example-call.ts';
import { timingTexts as texts } from './texts.ts';

interface MadeDeviceProps {
  readonly competition: Competition;
  readonly device: NewTimingDevice;
  readonly onDone: () => void;
}

/** The token of a device that was just added, which nobody can read again. */
export function MadeDevice({ competition, device, onDone }: MadeDeviceProps) {
  const categories = competition.stages.find(({ uuid }) => uuid === device.stage)?.categories ?? [];
  const [first] = categories;
  const example = exampleCall({
    host: window.location.origin,
    competition: competition.uuid,
    category: first && categories.length > 1 ? first.uuid : null,
    token: device.token,
  });
  return (
    <Stack gap={4}>
      <Notice tone="warning" title={texts.made(device.name)}>
        {texts.once}
      </Notice>
      <CodeField label={texts.token} hint={texts.tokenHint} code={device.token} />
      <CodeField label={texts.example} hint={texts.exampleHint} code={example} />
      <Button variant="primary" onClick={onDone}>
        {texts.done}
      </Button>
    </Stack>
  );
}
