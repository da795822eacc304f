import type { WebConfig } from '@topout/contract';
import { homeTexts as texts } from './texts.ts';
import styles from './home-foot.module.css';

/** Which Topout this is, for whoever reports a fault. */
export const HomeFoot = ({ host: { version, build } }: { readonly host: WebConfig }) => (
  <footer className={styles.foot}>{texts.release(version, build)}</footer>
);
