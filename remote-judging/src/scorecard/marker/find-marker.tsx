import { pairUp, RefusedError } from '@topout/api-client';
import type { Competition, EntryDetail } from '@topout/contract';
import { markerParameter } from '@topout/domain';
import { Button, Row } from '@topout/ui';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { lazyPart } from '../../optional/lazy-part.tsx';
import { Optional } from '../../optional/optional.tsx';
import { CodeForm } from '../witness/code-form.tsx';
import styles from './marker.module.css';
import { markerTexts as texts } from './texts.ts';

const CodeDialog = lazyPart(() => import(/* webpackChunkName: "witness" */ '../witness/witness-dialog.tsx'));

export interface FindMarkerProps {
  readonly competition: Competition;
  readonly card: EntryDetail;
  /** What the card is called where it is read. */
  readonly shown: string;
}

/** Two climbers become each other's marker: one shows a code, the other scans or types it. */
export function FindMarker({ competition, card, shown }: FindMarkerProps) {
  const [search] = useSearchParams();
  const brought = search.get(markerParameter);
  const [entering, setEntering] = useState(brought !== null);
  const [showing, setShowing] = useState(false);
  const key = card.witnessKey;
  const pair = (code: string) =>
    pairUp({ competition: competition.uuid, entry: card.uuid, shown }, { code }).then(
      () => null,
      (error: unknown) => (error instanceof RefusedError ? error.message : texts.offline),
    );
  return (
    <div className={styles.part}>
      <p className={styles.text}>{texts.none}</p>
      {entering ? (
        <CodeForm
          competition={competition.uuid}
          kind="MARKER"
          label={texts.code}
          hint={texts.codeFrom}
          scanLabel={texts.scan}
          submitLabel={texts.pair}
          brought={brought ?? ''}
          onCode={pair}
          onCancel={() => setEntering(false)}
        />
      ) : (
        <Row gap={2} wrap>
          {key !== undefined && <Button onClick={() => setShowing(true)}>{texts.show}</Button>}
          <Button onClick={() => setEntering(true)}>{texts.enter}</Button>
        </Row>
      )}
      {showing && key !== undefined && (
        <Optional>
          <CodeDialog
            competition={competition.uuid}
            title={texts.codeTitle(card.user.name)}
            hint={texts.codeHint}
            qr={texts.qr}
            parameter={markerParameter}
            witness={{ profile: card.user.uuid, key }}
            onClose={() => setShowing(false)}
          />
        </Optional>
      )}
    </div>
  );
}
