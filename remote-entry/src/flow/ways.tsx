import { Row } from '@topout/ui';
import type { ReactNode } from 'react';
import styles from './ways.module.css';

/** Other ways on, as quiet buttons. */
export const Ways = ({ children }: { readonly children: ReactNode }) => (
  <Row wrap gap={0} className={styles.ways}>
    {children}
  </Row>
);
