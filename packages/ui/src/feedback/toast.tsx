import { type ReactNode, useRef } from 'react';
import { CheckIcon } from '../icons/first-icons.ts';
import styles from './toast.module.css';
import { usePausedTimeout } from './use-paused-timeout.ts';
import { useTopLayer } from './use-top-layer.ts';

export interface ToastProps {
  readonly children: ReactNode;
  readonly onClose: () => void;
  /** Milliseconds until `onClose` is called, 4 s unless told otherwise. Hover and focus hold it. */
  readonly hideAfterMs?: number | undefined;
}

/** A short word that something worked ("Link copied"). Never the only place where an error is told. */
export function Toast({ children, onClose, hideAfterMs = 4_000 }: ToastProps) {
  const toast = useRef<HTMLOutputElement>(null);
  useTopLayer(toast);
  const hold = usePausedTimeout(hideAfterMs, onClose, children);
  return (
    <output ref={toast} popover="manual" className={styles.toast} data-print="hide" {...hold}>
      <CheckIcon />
      {children}
    </output>
  );
}
