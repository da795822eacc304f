import { serverNow } from '@topout/api-client';
import { formatRecent, forReader, signingRefused, venueZone } from '@topout/domain';
import { Button, CheckIcon, classNames, Notice, Row } from '@topout/ui';
import { useState } from 'react';
import { StateLabel } from '../../outbox/state-label.tsx';
import type { SignCardProps } from './sign-card-props.ts';
import { SignDialog } from './sign-dialog.tsx';
import styles from './signing.module.css';
import { signingTexts as texts } from './texts.ts';
import { useSigning } from './use-signing.ts';

/** Who has signed a card, and the way to sign it oneself. (behaviour: self-scoring#signatures) */
export default function SignCard(props: SignCardProps) {
  const { competition, card, signer, other, results, routes } = props;
  const [asking, setAsking] = useState(false);
  const isMarker = signer === 'MARKER';
  const route = routes[0]?.uuid ?? '';
  const signing = useSigning(competition.uuid, card, { results, marks: isMarker, route });
  const { climber = null, marker = null, off = null } = card.signatures ?? {};
  const zone = venueZone(competition.venues[0]);
  const when = (moment: string) => forReader(formatRecent(serverNow()), moment, zone);
  const mine = isMarker ? marker : climber;
  // What is missing on the marker's side, a signature brings with it.
  const refused = signingRefused(results, 'CLIMBER');
  const under = signing.state === 'phone' || signing.state === 'sending' || signing.state === 'unstored';
  return (
    <section className={styles.part} aria-label={texts.signatures}>
      <h3 className={styles.title}>{texts.signatures}</h3>
      {off !== null && (
        <Notice tone="warning" title={texts.offTitle}>
          {texts.off(when(off))}
        </Notice>
      )}
      <ul className={styles.signers}>
        <SignerLine name={isMarker ? other : texts.you} when={climber && when(climber)} />
        <SignerLine name={isMarker ? texts.you : other} when={marker && when(marker)} />
      </ul>
      {mine === null && signing.refused !== null && (
        <Notice tone="error" title={texts.refusedTitle}>
          {signing.refused}
        </Notice>
      )}
      <Row gap={2} wrap>
        {mine !== null && !under ? (
          <Button variant="quiet" onClick={signing.takeBack}>
            {texts.takeBack}
          </Button>
        ) : (
          refused === null && (
            <Button variant="primary" disabled={under} onClick={() => setAsking(true)}>
              {isMarker ? texts.signFor(other) : texts.sign}
            </Button>
          )
        )}
        {signing.state && <StateLabel state={signing.state} />}
      </Row>
      {refused !== null && <p className={styles.why}>{texts.notYet[refused]}</p>}
      <SignDialog
        {...props}
        open={asking}
        onClose={() => setAsking(false)}
        onSign={() => {
          signing.sign();
          setAsking(false);
        }}
      />
    </section>
  );
}

const SignerLine = ({ name, when }: { readonly name: string; readonly when: string | null }) => (
  <li className={styles.signer}>
    <span className={classNames(styles.box, when !== null && styles.done)} aria-hidden>
      {when !== null && <CheckIcon />}
    </span>
    <span>
      {name} <small>{when === null ? texts.unsigned : texts.signed(when)}</small>
    </span>
  </li>
);
