import { refreshEntry } from '@topout/api-client';
import { useShowError } from '@topout/app-kit';
import { Button, ButtonLink, PrintIcon, Row, ShareIcon, Toast } from '@topout/ui';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { shareCard } from './share-card.ts';
import { texts } from './texts.ts';

export interface CardActionsProps {
  readonly competition: string;
  /** Whose card is on show: `me`, or a profile's uuid. */
  readonly shown: string;
  /** The person, by whom the card is found from anywhere. */
  readonly user: { readonly uuid: string; readonly name: string };
}

/** Read again, go to the board, pass on, print. */
export function CardActions({ competition, shown, user }: CardActionsProps) {
  const [copied, setCopied] = useState(false);
  const showError = useShowError();
  const address = `${window.location.origin}/${competition}?entry=${user.uuid}`;
  const share = () =>
    void shareCard(address, texts.cardOf(user.name)).then(
      (how) => setCopied(how === 'copied'),
      () => showError(texts.notCopied(address)),
    );
  return (
    <>
      <Row gap={3} wrap>
        <RefreshButton onRefresh={() => refreshEntry(competition, shown)} />
        <ButtonLink as={Link} to={`/${competition}/entries`} data-print="hide">
          {texts.viewLeaderboard}
        </ButtonLink>
        <Button variant="quiet" icon={<ShareIcon />} onClick={share}>
          {texts.share}
        </Button>
        <Button variant="quiet" icon={<PrintIcon />} onClick={() => window.print()}>
          {texts.print}
        </Button>
      </Row>
      {copied && <Toast onClose={() => setCopied(false)}>{texts.linkCopied}</Toast>}
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
    <Button busy={busy} onClick={refresh}>
      {texts.refresh}
    </Button>
  );
}
