import { serverNow } from '@topout/api-client';
import { showWitnessCode, witnessCode, witnessCodeMs, type WitnessKey, witnessMinute } from '@topout/domain';
import { Dialog } from '@topout/ui';
import { QRCodeSVG } from 'qrcode.react';
import { useEffect, useState } from 'react';
import { witnessTexts as texts } from './texts.ts';
import styles from './witness.module.css';

export interface WitnessDialogProps {
  readonly competition: string;
  readonly title: string;
  /** What the other one does with it. */
  readonly hint: string;
  readonly qr: string;
  /** Names the code in the address of the card that a scan opens. */
  readonly parameter: string;
  readonly witness: WitnessKey;
  readonly onClose: () => void;
}

/** The code of this minute, to scan or to read out. Made on the phone, so it needs no network. */
export default function WitnessDialog(props: WitnessDialogProps) {
  const { competition, title, hint, qr, parameter, witness, onClose } = props;
  const now = useSeconds();
  const code = witnessCode(witness, witnessMinute(now));
  const address = `${window.location.origin}/${competition}?${parameter}=${code}`;
  return (
    <Dialog open title={title} onClose={onClose}>
      <div className={styles.codes}>
        <p className={styles.note}>{hint}</p>
        <QRCodeSVG value={address} size={264} marginSize={4} level="L" title={qr} />
        <output className={styles.code}>{showWitnessCode(code)}</output>
        <p className={styles.note}>{texts.next(Math.ceil((witnessCodeMs - (now % witnessCodeMs)) / 1000))}</p>
      </div>
    </Dialog>
  );
}

/** The server's time, every second. */
function useSeconds(): number {
  const [now, setNow] = useState(serverNow);
  useEffect(() => {
    const timer = setInterval(() => setNow(serverNow()), 1000);
    return () => clearInterval(timer);
  }, []);
  return now;
}
