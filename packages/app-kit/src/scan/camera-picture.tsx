import { Button, classNames, Notice } from '@topout/ui';
import type { ReactNode } from 'react';
import type { LoadReader } from './code-reader.ts';
import styles from './scan.module.css';
import { texts } from './texts.ts';
import { useCameraScan } from './use-camera-scan.ts';

export interface CameraPictureProps {
  readonly load: LoadReader;
  readonly onCode: (code: string) => void;
  /** Leaves room below for what a code brought. */
  readonly wide?: boolean;
  /** Below the picture. */
  readonly children: ReactNode;
}

/** What the camera sees, or why it sees nothing. */
export function CameraPicture({ load, onCode, wide = false, children }: CameraPictureProps) {
  const { video, fault, light, switchTo, again } = useCameraScan(load, onCode);
  if (fault !== null)
    return (
      <Notice
        tone="error"
        title={texts.faults[fault]}
        action={<Button onClick={again}>{texts.again}</Button>}
      >
        {texts.ways[fault]}
      </Notice>
    );
  return (
    <div className={styles.scan}>
      <div className={classNames(styles.frame, wide && styles.wide)}>
        <video ref={video} className={styles.picture} muted playsInline aria-label={texts.scanHint} />
        {light !== null && (
          <Button className={styles.light} aria-pressed={light} onClick={() => switchTo(!light)}>
            {texts.light}
          </Button>
        )}
      </div>
      {children}
    </div>
  );
}
