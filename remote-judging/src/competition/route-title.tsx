import styles from './route-title.module.css';

export interface RouteTitleProps {
  /** What it is called in this competition. */
  readonly name: string;
  readonly ownName: string;
}

/** What a route is called here, and on the wall where that differs. */
export function RouteTitle({ name, ownName }: RouteTitleProps) {
  return (
    <>
      <strong>{name}</strong>
      {ownName !== '' && ownName !== name && <span className={styles.ownName}>{ownName}</span>}
    </>
  );
}
