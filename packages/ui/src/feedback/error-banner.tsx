import { useRef } from 'react';
import { IconButton } from '../button/icon-button.tsx';
import { AlertIcon, CloseIcon } from '../icons/first-icons.ts';
import styles from './error-banner.module.css';
import { usePausedTimeout } from './use-paused-timeout.ts';
import { useTopLayer } from './use-top-layer.ts';

/** Until it hides itself; hover and focus hold it. */
const hideAfterMs = 10_000;

export interface ErrorBannerProps {
  readonly title?: string | undefined;
  readonly message: string;
  /** Called by the close button and when the time is up. */
  readonly onClose: () => void;
}

/** The red banner over the top of every page. Render it while there is an error, leave it out otherwise. */
export function ErrorBanner({ title = 'There was a problem', message, onClose }: ErrorBannerProps) {
  const banner = useRef<HTMLDivElement>(null);
  useTopLayer(banner);
  const hold = usePausedTimeout(hideAfterMs, onClose, title + message);
  return (
    <div ref={banner} popover="manual" role="alert" className={styles.banner} data-print="hide" {...hold}>
      <div className={styles.inner}>
        <span className={styles.icon}>
          <AlertIcon />
        </span>
        <div className={styles.text}>
          <p className={styles.title}>{title}</p>
          <p className={styles.message}>{message}</p>
        </div>
        <IconButton label="Close" icon={<CloseIcon />} className={styles.close} onClick={onClose} />
      </div>
    </div>
  );
}
