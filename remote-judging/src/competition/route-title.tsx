import { VisuallyHidden } from '@topout/ui';
import styles from './route-title.module.css';

export interface RouteTitleProps {
  /** Its name in this competition. */
  readonly name: string;
  readonly ownName: string;
  /** The number stands on the hold: it is said, and not written twice. */
  readonly onHold?: boolean;
}

/** The name of a route here, and on the wall if that differs. */
export function RouteTitle({ name, ownName, onHold = false }: RouteTitleProps) {
  if (onHold && ownName !== '' && ownName !== name)
    return (
      <>
        <VisuallyHidden>{name} </VisuallyHidden>
        <strong>{ownName}</strong>
      </>
    );
  return (
    <>
      <strong>{name}</strong>
      {ownName !== '' && ownName !== name && <span className={styles.ownName}>{ownName}</span>}
    </>
  );
}
