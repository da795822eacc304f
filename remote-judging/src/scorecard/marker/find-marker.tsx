import { pairUp, RefusedError } from '@topout/api-client';
import type { Competition, EntryDetail } from '@topout/contract';
import { readWitnessCode } from '@topout/domain';
import { Button, Row } from '@topout/ui';
import { Field, TextInput } from '@topout/ui/forms';
import { type SubmitEvent, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { lazyPart } from '../../optional/lazy-part.tsx';
import { Optional } from '../../optional/optional.tsx';
import { markerParameter } from './marker-parameter.ts';
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
  const scanned = search.get(markerParameter);
  const [entering, setEntering] = useState(scanned !== null);
  const [showing, setShowing] = useState(false);
  const key = card.witnessKey;
  return (
    <div className={styles.part}>
      <p className={styles.text}>{texts.none}</p>
      {entering ? (
        <CodeForm
          competition={competition}
          card={card}
          shown={shown}
          scanned={scanned ?? ''}
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

interface CodeFormProps extends FindMarkerProps {
  readonly scanned: string;
  readonly onCancel: () => void;
}

function CodeForm({ competition, card, shown, scanned, onCancel }: CodeFormProps) {
  const [text, setText] = useState(scanned);
  const [failure, setFailure] = useState<string | undefined>();
  const [busy, setBusy] = useState(false);
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    const code = readWitnessCode(text);
    if (code === null) {
      setFailure(texts.wrong);
      return;
    }
    setBusy(true);
    pairUp({ competition: competition.uuid, entry: card.uuid, shown }, { code })
      .catch((error: unknown) => setFailure(error instanceof RefusedError ? error.message : texts.offline))
      .finally(() => setBusy(false));
  };
  return (
    <form className={styles.form} noValidate onSubmit={submit}>
      <Field label={texts.code} hint={texts.codeFrom} error={failure}>
        <TextInput
          value={text}
          onChange={({ target }) => setText(target.value)}
          autoCapitalize="characters"
          autoComplete="off"
          spellCheck={false}
        />
      </Field>
      <Row gap={2} wrap>
        <Button onClick={onCancel}>{texts.cancel}</Button>
        <Button type="submit" variant="primary" busy={busy}>
          {texts.pair}
        </Button>
      </Row>
    </form>
  );
}
