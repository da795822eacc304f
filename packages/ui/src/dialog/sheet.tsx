import { classNames } from '../class-names.ts';
import { Modal, type ModalProps } from './modal.tsx';
import styles from './modal.module.css';

export interface SheetProps extends ModalProps {
  /** Where it stands on a wide screen: in the middle, or along the right edge at full height. */
  readonly wideScreen?: 'middle' | 'side' | undefined;
}

/** Choices or details about one thing: from the bottom edge on a phone, a panel on a wide screen. */
export function Sheet({ wideScreen = 'middle', ...props }: SheetProps) {
  return <Modal {...props} className={classNames(styles.sheet, wideScreen === 'side' && styles.side)} />;
}
