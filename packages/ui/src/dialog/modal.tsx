import { type MouseEvent, type ReactNode, type SyntheticEvent, useId, useLayoutEffect, useRef } from 'react';
import { useErrorsInSight } from './use-errors-in-sight.ts';
import { IconButton } from '../button/icon-button.tsx';
import { CloseIcon } from '../icons/first-icons.ts';
import styles from './modal.module.css';

export interface ModalProps {
  readonly open: boolean;
  /** Asked for by Esc, the close button, and a click outside where that is allowed. The caller sets `open`. */
  readonly onClose: () => void;
  readonly title: ReactNode;
  readonly children?: ReactNode;
  /** The buttons at the end, the way back first and the main action last. */
  readonly actions?: ReactNode;
  /** Whether a click outside closes it. Leave it off where something typed would be lost. */
  readonly lightDismiss?: boolean | undefined;
}

/** The browser's own modal dialog: it holds the focus, gives it back, and makes the page behind inert. */
export function Modal({ open, className, ...props }: ModalProps & { readonly className: string }) {
  return open ? <OpenModal {...props} className={className} /> : null;
}

function OpenModal(props: Omit<ModalProps, 'open'> & { readonly className: string }) {
  const { onClose, title, children, actions, lightDismiss = true, className } = props;
  const dialog = useRef<HTMLDialogElement>(null);
  const pressedOutside = useRef(false);
  const titleId = useId();
  useLayoutEffect(() => showAsModal(dialog.current), []);
  useErrorsInSight(dialog);

  // Events of what is inside (a file input's own "cancel", say) bubble up to here.
  const own = (event: SyntheticEvent) => event.target === event.currentTarget;
  const onClick = (event: MouseEvent) => {
    if (lightDismiss && pressedOutside.current && own(event)) onClose();
  };
  return (
    // The keyboard's way out is Esc, which arrives as onCancel.
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions
    <dialog
      ref={dialog}
      className={className}
      aria-labelledby={titleId}
      onCancel={(event) => {
        if (!own(event)) return;
        event.preventDefault();
        onClose();
      }}
      onClose={(event) => {
        if (own(event) && !event.currentTarget.open) onClose();
      }}
      onPointerDown={(event) => {
        pressedOutside.current = own(event);
      }}
      onClick={onClick}
    >
      <div className={styles.panel}>
        <h2 id={titleId} className={styles.title}>
          {title}
        </h2>
        {children !== undefined && <div className={styles.body}>{children}</div>}
        {actions !== undefined && <div className={styles.actions}>{actions}</div>}
        <IconButton label="Close" icon={<CloseIcon />} className={styles.close} onClick={onClose} />
      </div>
    </dialog>
  );
}

/** Shows it over the page, and returns the undoing, which gives the focus back. Browsers without modals show it in place. */
function showAsModal(dialog: HTMLDialogElement | null): () => void {
  if (typeof dialog?.showModal === 'function') dialog.showModal();
  else dialog?.setAttribute('open', '');
  return () => {
    if (typeof dialog?.close === 'function') dialog.close();
  };
}
