import { classNames } from '../class-names.ts';
import { Modal, type ModalProps } from './modal.tsx';
import styles from './modal.module.css';

export interface DialogProps extends ModalProps {
  readonly wide?: boolean | undefined;
}

/** A question or a short form in the middle of the screen. */
export function Dialog({ wide = false, ...props }: DialogProps) {
  return <Modal {...props} className={classNames(styles.dialog, wide && styles.wide)} />;
}
