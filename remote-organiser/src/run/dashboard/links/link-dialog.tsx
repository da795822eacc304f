import { Button, Dialog, PrintIcon } from '@topout/ui';
import { QRCodeSVG } from 'qrcode.react';
import { CopyLink } from './copy-link.tsx';
import type { LinkAddress } from './link-addresses.ts';
import styles from './links.module.css';
import { texts } from '../texts.ts';

interface LinkDialogProps {
  readonly link: Pick<LinkAddress, 'title' | 'address'>;
  readonly competition: string;
  readonly onClose: () => void;
}

/** One code as large as the screen allows, to hold up for scanning or to print. */
export function LinkDialog({ link, competition, onClose }: LinkDialogProps) {
  return (
    <Dialog
      open
      wide
      onClose={onClose}
      title={link.title}
      actions={
        <>
          <Button onClick={onClose}>{texts.close}</Button>
          <Button icon={<PrintIcon />} onClick={() => window.print()}>
            {texts.print}
          </Button>
          <CopyLink address={link.address} of={link.title} />
        </>
      }
    >
      <div className={styles.sheet} data-print-sheet="">
        <p className={styles.sheetTitle}>{competition}</p>
        <p className={styles.sheetWhat}>{link.title}</p>
        <QRCodeSVG
          value={link.address}
          size={1024}
          marginSize={4}
          title={texts.code(link.title)}
          className={styles.large}
        />
        <p className={styles.address}>{link.address}</p>
      </div>
    </Dialog>
  );
}
