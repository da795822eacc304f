import { QRCodeSVG } from 'qrcode.react';
import { screenTexts as texts } from './texts.ts';
import styles from './projector.module.css';

/** Takes people from the hall screen to their own phone. */
export function LiveCode({ address, size }: { readonly address: string; readonly size: number }) {
  return (
    <div className={styles.code}>
      <p className={styles.follow}>{texts.followLive}</p>
      <QRCodeSVG value={address} size={size} marginSize={2} title={address} />
    </div>
  );
}
