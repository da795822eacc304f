import { endPair, RefusedError, useOwnEntry } from '@topout/api-client';
import type { Competition, EntryDetail, Route } from '@topout/contract';
import type { CardResult } from '@topout/domain';
import { ButtonLink, ConfirmButton, Notice, Row, Section } from '@topout/ui';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { lazyPart } from '../../optional/lazy-part.tsx';
import { Optional } from '../../optional/optional.tsx';
import { FindMarker } from './find-marker.tsx';
import styles from './marker.module.css';
import { markerTexts as texts } from './texts.ts';
import { useRefreshedCard } from './use-refreshed-card.ts';

const SignCard = lazyPart(() => import(/* webpackChunkName: "signing" */ '../signing/sign-card.tsx'));

export interface MarkerPartProps {
  readonly competition: Competition;
  readonly card: EntryDetail;
  /** What the card is called where it is read: `me`, or a profile's uuid. */
  readonly shown: string;
  /** The whole card, to be signed. */
  readonly results: readonly CardResult[];
  readonly routes: readonly Route[];
}

/** Who keeps this card, and the way to the card that its climber keeps; or how to find a marker. */
export default function MarkerPart({ competition, card, shown, results, routes }: MarkerPartProps) {
  const { marker } = card;
  const [failure, setFailure] = useState<string | null>(null);
  useRefreshedCard(competition.uuid, shown);
  // So that it can be kept without a network.
  useOwnEntry(competition.uuid, marker?.user ?? null);
  return (
    <Section title={texts.title}>
      {marker ? (
        <div className={styles.part}>
          <p className={styles.text}>{texts.yours(marker.firstName)}</p>
          <Row gap={2} wrap>
            <ButtonLink as={Link} variant="primary" to={`/${competition.uuid}/mark/${marker.user}`}>
              {texts.keepCard(marker.firstName)}
            </ButtonLink>
            <ConfirmButton
              variant="quiet"
              label={texts.end}
              title={texts.endTitle(marker.firstName)}
              confirmLabel={texts.endConfirm}
              onConfirm={() =>
                endPair({ competition: competition.uuid, entry: card.uuid, shown }).then(
                  () => setFailure(null),
                  (error: unknown) => setFailure(failureOf(error)),
                )
              }
            >
              {texts.endText}
            </ConfirmButton>
          </Row>
          {failure !== null && <Notice tone="error">{failure}</Notice>}
          <Optional>
            <SignCard
              competition={competition}
              card={card}
              signer="CLIMBER"
              other={marker.firstName}
              results={results}
              routes={routes}
            />
          </Optional>
        </div>
      ) : (
        <FindMarker competition={competition} card={card} shown={shown} />
      )}
    </Section>
  );
}

const failureOf = (error: unknown): string => (error instanceof RefusedError ? error.message : texts.offline);
