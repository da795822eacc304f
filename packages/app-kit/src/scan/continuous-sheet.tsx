import { Notice, Sheet } from '@topout/ui';
import type { ReactNode } from 'react';
import type { Detector } from './barcode-detector.ts';
import styles from './scan.module.css';
import { texts } from './texts.ts';
import { useCameraScan } from './use-camera-scan.ts';
import { useNextCode } from './use-next-code.ts';

export interface ContinuousSheetProps {
  readonly detector: Detector;
  readonly onCode: (code: string) => Promise<unknown>;
  readonly onClose: () => void;
  /** What the last code brought. */
  readonly children: ReactNode;
}

/** The camera's picture, for one code after another. */
export function ContinuousSheet({ detector, onCode, onClose, children }: ContinuousSheetProps) {
  const { video, failed } = useCameraScan(detector, useNextCode(onCode));
  return (
    <Sheet open title={texts.scan} onClose={onClose}>
      {failed ? (
        <Notice tone="error">{texts.noCamera}</Notice>
      ) : (
        <div className={styles.scan}>
          <video ref={video} className={styles.wide} muted playsInline aria-label={texts.scanHint} />
          {children ?? <p>{texts.scanHint}</p>}
        </div>
      )}
    </Sheet>
  );
}
