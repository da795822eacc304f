import {
  type Bundle,
  handOver,
  itemsOf,
  RefusedError,
  resultsIn,
  useOutbox,
  useProfile,
} from '@topout/api-client';
import { Button, ButtonLink, Card, Notice, Stack } from '@topout/ui';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { forgetScanned } from './scanned.ts';
import { texts } from './texts.ts';
import styles from './hand-over-screen.module.css';

/** What was found, and what happens to it: sent in the judge's own name, or held for somebody to confirm. */
export function BringIn({ bundle }: { readonly bundle: Bundle }) {
  const { data: profile } = useProfile();
  const outbox = useOutbox()?.outbox;
  const [done, setDone] = useState<string | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  if (!profile || !outbox) return null;
  const isMine = profile.uuid === bundle.judge;

  async function bring() {
    if (!outbox) return;
    setBusy(true);
    setFailure(null);
    try {
      if (isMine) setDone(texts.taken(await outbox.takeIn(itemsOf(bundle, Date.now()))));
      else {
        await handOver(bundle);
        setDone(texts.handedOver);
      }
      forgetScanned();
    } catch (error) {
      setFailure(error instanceof RefusedError ? error.message : texts.failed);
    } finally {
      setBusy(false);
    }
  }

  return (
    <Card>
      <Stack gap={4}>
        <div>
          <h2 className={styles.found}>
            {isMine ? texts.found(bundle.commands.length) : texts.foundResults(resultsIn(bundle).length)}
          </h2>
          <p className={styles.hint}>{isMine ? texts.foundMine : texts.foundOthers}</p>
        </div>
        {failure !== null && <Notice tone="error">{failure}</Notice>}
        {done === null ? (
          <Button variant="primary" size="lg" fullWidth busy={busy} onClick={() => void bring()}>
            {texts.bring}
          </Button>
        ) : (
          <>
            <Notice tone="success">{done}</Notice>
            <ButtonLink as={Link} to={`/${bundle.competition}`} fullWidth>
              {texts.back}
            </ButtonLink>
          </>
        )}
      </Stack>
    </Card>
  );
}
