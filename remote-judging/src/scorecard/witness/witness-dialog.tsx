import { serverNow } from '@topout/api-client';
import { showWitnessCode, witnessCode, witnessCodeMs, type WitnessKey, witnessMinute } from '@topout/domain';
import { Dialog } from '@topout/ui';
import { QRCodeSVG } from 'qrcode.react';
import { useEffect, useState } from 'react';
import { witnessTexts as texts } from './texts.ts';
import { witnessParameter } from './witness-parameter.ts';
import styles from './witness.module.css';

export interface WitnessDialogProps {
  readonly competition: string;
  readonly name: string;
  readonly witness: WitnessKey;
  readonly onClose: () => void;
}

/** The code of this minute, to scan or to read out. Made on the phone, so it needs no network. */
export default function WitnessDialog({ competition, name, witness, onClose }: WitnessDialogProps) {
  const now = useSeconds();
  const code = witnessCode(witness, witnessMinute(now));
  const address = `${window.location.origin}/${competition}?${witnessParameter}=${code}`;
  return (
    <Dialog open title={texts.witnessOf(name)} onClose={onClose}>
      <div className={styles.codes}>
        <p className={styles.note}>{texts.witnessHint}</p>
        <QRCodeSVG value={address} size={264} marginSize={4} level="L" title={texts.qr} />
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
