import { refreshEntry } from '@topout/api-client';
import { useShowError } from '@topout/app-kit';
import { Button, ButtonLink, IconButton, RefreshIcon, ShareIcon, Toast } from '@topout/ui';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import styles from './card-actions.module.css';
import type { SharedCard } from './share/shared-card.ts';
import { texts } from './texts.ts';

export interface CardActionsProps {
  readonly competition: string;
  /** Whose card is on show: `me`, or a profile's uuid. */
  readonly shown: string;
  /** The person, by whom the card is found from anywhere. */
  readonly user: string;
  /** What is passed on. */
  readonly card: SharedCard;
}

/** Pass on, go to the board, read again. */
export function CardActions({ competition, shown, user, card }: CardActionsProps) {
  const [done, setDone] = useState<'saved' | 'copied' | null>(null);
  const [busy, setBusy] = useState(false);
  const showError = useShowError();
  const address = `${window.location.origin}/${competition}?entry=${user}`;
  async function share() {
    setBusy(true);
    try {
      const { shareCard } = await import(/* webpackChunkName: "share-card" */ './share/share-card.ts');
      const how = await shareCard(card, { address, title: texts.cardOf(card.name) });
      showError(null);
      setDone(how === 'saved' || how === 'copied' ? how : null);
    } catch {
      showError(texts.notCopied(address));
    } finally {
      setBusy(false);
    }
  }
  return (
    <>
      <div className={styles.actions} data-print="hide">
        <Button variant="primary" icon={<ShareIcon />} busy={busy} onClick={() => void share()}>
          {texts.share}
        </Button>
        <ButtonLink as={Link} to={`/${competition}/entries`}>
          {texts.viewLeaderboard}
        </ButtonLink>
        <RefreshButton onRefresh={() => refreshEntry(competition, shown)} />
      </div>
      {done && (
        <Toast onClose={() => setDone(null)}>
          {done === 'saved' ? texts.pictureSaved : texts.linkCopied}
        </Toast>
      )}
    </>
  );
}

function RefreshButton({ onRefresh }: { readonly onRefresh: () => Promise<void> }) {
  const [busy, setBusy] = useState(false);
  function refresh() {
    setBusy(true);
    void onRefresh().finally(() => setBusy(false));
  }
  return (
    <IconButton
      variant="secondary"
      className={styles.refresh}
      label={texts.refresh}
      icon={<RefreshIcon />}
      busy={busy}
      onClick={refresh}
    />
  );
}
