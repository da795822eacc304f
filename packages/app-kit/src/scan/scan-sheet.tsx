import { useShowError } from '@topout/app-kit';
import { Notice, Sheet } from '@topout/ui';
import { useState } from 'react';
import { texts } from './texts.ts';
import type { Detector } from './barcode-detector.ts';
import styles from './scan.module.css';
import { useCameraScan } from './use-camera-scan.ts';

export interface ScanSheetProps {
  readonly detector: Detector;
  /** @returns whether the code names somebody here */
  readonly onScan: (code: string) => Promise<boolean>;
  readonly onClose: () => void;
}

/** The camera's picture, until it shows a code of somebody here. */
export function ScanSheet({ detector, onScan, onClose }: ScanSheetProps) {
  const [unknown, setUnknown] = useState(false);
  const showError = useShowError();
  const { video, failed } = useCameraScan(detector, (code) => {
    onScan(code).then(
      (known) => (known ? onClose() : setUnknown(true)),
      () => showError(texts.notLookedUp),
    );
  });
  return (
    <Sheet open title={texts.scan} onClose={onClose}>
      {failed ? (
        <Notice tone="error">{texts.noCamera}</Notice>
      ) : (
        <div className={styles.scan}>
          <video ref={video} className={styles.picture} muted playsInline aria-label={texts.scanHint} />
          <output>{unknown ? texts.unknownCode : texts.scanHint}</output>
        </div>
      )}
    </Sheet>
  );
}
