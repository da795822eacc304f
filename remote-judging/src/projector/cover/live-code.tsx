import { QRCodeSVG } from 'qrcode.react';
import styles from './cover.module.css';

/** Takes people from the hall screen to their own phone. @param size pixels */
export const LiveCode = ({ address, size }: { readonly address: string; readonly size: number }) => (
  <QRCodeSVG className={styles.code} value={address} size={size} marginSize={2} title={address} />
);
