import { type Bundle, packParts } from '@topout/api-client';
import { Button, ChevronLeftIcon, ChevronRightIcon, Row } from '@topout/ui';
import { QRCodeSVG } from 'qrcode.react';
import { useEffect, useState } from 'react';
import { texts } from './texts.ts';
import styles from './unsent-dialog.module.css';

/** The bundle as QR codes, one at a time: each is a link that opens Topout with its content. */
export function Codes({ bundle }: { readonly bundle: Bundle }) {
  const [parts, setParts] = useState<readonly string[]>([]);
  const [at, setAt] = useState(0);
  useEffect(() => {
    let wanted = true;
    void packParts(bundle).then(
      (packed) => wanted && setParts(packed),
      () => undefined,
    );
    return () => {
      wanted = false;
    };
    // The dialog begins anew when there is more or less to carry.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, []);
  const part = parts[at];
  if (part === undefined) return null;
  const address = `${window.location.origin}/${bundle.competition}/hand-over#${part}`;
  return (
    <section className={styles.codes} aria-label={texts.scan}>
      <h3 className={styles.scan}>{texts.scan}</h3>
      <p className={styles.hint}>{texts.scanHint}</p>
      <QRCodeSVG
        value={address}
        size={264}
        marginSize={4}
        level="L"
        title={texts.codeOf(at + 1, parts.length)}
      />
      {parts.length > 1 && (
        <Row justify="between">
          <Button
            aria-label={texts.previous}
            icon={<ChevronLeftIcon />}
            disabled={at === 0}
            onClick={() => setAt(at - 1)}
          />
          <span>{texts.codeOf(at + 1, parts.length)}</span>
          <Button
            aria-label={texts.next}
            icon={<ChevronRightIcon />}
            disabled={at === parts.length - 1}
            onClick={() => setAt(at + 1)}
          />
        </Row>
      )}
    </section>
  );
}
