import { useShowError } from '@topout/app-kit';
import { Sheet } from '@topout/ui';
import { useState } from 'react';
import { CameraPicture } from './camera-picture.tsx';
import type { LoadReader } from './code-reader.ts';
import { texts } from './texts.ts';

export interface ScanSheetProps {
  readonly load: LoadReader;
  /** @returns whether the code names somebody here */
  readonly onScan: (code: string) => Promise<boolean>;
  readonly onClose: () => void;
}

/** The camera's picture, until it shows a code of somebody here. */
export function ScanSheet({ load, onScan, onClose }: ScanSheetProps) {
  const [unknown, setUnknown] = useState(false);
  const showError = useShowError();
  const look = (code: string) => {
    onScan(code).then(
      (known) => (known ? onClose() : setUnknown(true)),
      () => showError(texts.notLookedUp),
    );
  };
  return (
    <Sheet open title={texts.scan} onClose={onClose}>
      <CameraPicture load={load} onCode={look}>
        <output>{unknown ? texts.unknownCode : texts.scanHint}</output>
      </CameraPicture>
    </Sheet>
  );
}
