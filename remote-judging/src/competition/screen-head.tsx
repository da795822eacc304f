import styles from './screen-head.module.css';

interface ScreenHeadProps {
  readonly title: string;
  /** What the screen is for, in a sentence. */
  readonly hint: string;
}

export const ScreenHead = ({ title, hint }: ScreenHeadProps) => (
  <header>
    <h1 className={styles.title}>{title}</h1>
    <p className={styles.hint}>{hint}</p>
  </header>
);
