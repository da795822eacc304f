import { type Bundle, readBundle, unpackBundle } from '@topout/api-client';
import { usePage } from '@topout/app-kit';
import { Notice, Page, Stack } from '@topout/ui';
import { useEffect, useId, useState } from 'react';
import { useParams } from 'react-router-dom';
import { ScreenHead } from '../competition/screen-head.tsx';
import { BringIn } from './bring-in.tsx';
import styles from './hand-over-screen.module.css';
import { readScanned, takeScanned } from './scanned.ts';
import { texts } from './texts.ts';

/** Brings in what another phone could not send: from the code on its screen, or the file it saved. */
export default function HandOverScreen() {
  const { competition = '' } = useParams();
  const [bundle, setBundle] = useState<Bundle | null>(null);
  const [isWrong, setIsWrong] = useState(false);
  const file = useId();
  usePage({ title: texts.bringTitle, back: `/${competition}` });

  useEffect(() => {
    const scanned = readScanned();
    if (scanned !== null) void unpackBundle(scanned).then(show);
  }, []);

  function show(found: Bundle | null) {
    setBundle(found);
    setIsWrong(found === null);
  }

  return (
    <Page>
      <Stack gap={6}>
        <ScreenHead title={texts.bringTitle} hint={texts.bringHint} />
        {isWrong && <Notice tone="error">{texts.notABundle}</Notice>}
        {bundle && bundle.competition !== competition && (
          <Notice tone="error">{texts.otherCompetition}</Notice>
        )}
        {bundle?.competition === competition && <BringIn bundle={bundle} />}
        <div className={styles.file}>
          <label htmlFor={file}>{texts.file}</label>
          <input
            id={file}
            type="file"
            accept="application/json,.json"
            onChange={({ target }) => void target.files?.[0]?.text().then((text) => show(readBundle(text)))}
          />
        </div>
      </Stack>
    </Page>
  );
}

/** Before signing in, when the address loses it. */
export function loader(): null {
  takeScanned();
  return null;
}
