import { Sheet } from '@topout/ui';
import { useState } from 'react';
import { CameraPicture } from './camera-picture.tsx';
import type { LoadReader } from './code-reader.ts';
import { giveSignal } from './scan-signal.ts';
import { texts } from './texts.ts';
import { useNextCode } from './use-next-code.ts';

export interface ScanSheetProps {
  readonly title: string;
  readonly hint: string;
  readonly load: LoadReader;
  /** @returns why the code is not the one to scan here; null = it is */
  readonly onScan: (code: string) => Promise<string | null>;
  readonly onClose: () => void;
}

/** The camera's picture, until it shows the code that is looked for. */
export function ScanSheet({ title, hint, load, onScan, onClose }: ScanSheetProps) {
  const [refusal, setRefusal] = useState<string | null>(null);
  const look = useNextCode(async (code) => {
    const why = await onScan(code).catch(() => texts.notLookedUp);
    giveSignal(why === null ? 'good' : 'bad');
    if (why === null) onClose();
    else setRefusal(why);
  });
  return (
    <Sheet open title={title} onClose={onClose}>
      <CameraPicture load={load} onCode={look}>
        <output>{refusal ?? hint}</output>
      </CameraPicture>
    </Sheet>
  );
}
