import { addCommands } from '@topout/api-client';
import { readWitnessCode } from '@topout/domain';
import { Button, Row } from '@topout/ui';
import { Field, TextInput } from '@topout/ui/forms';
import { type SubmitEvent, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { DayRoute } from '../card-day.ts';
import { markerTexts } from '../marker/texts.ts';
import type { Confirmation } from './confirmation.ts';
import { witnessTexts as texts } from './texts.ts';
import styles from './witness.module.css';
import { witnessParameter } from './witness-parameter.ts';

export interface AskWitnessProps {
  readonly competition: string;
  readonly of: DayRoute;
  /** Profile uuid of the climber. */
  readonly user: string;
  /** Of the attempts as they are shown. */
  readonly version: number;
  readonly confirmation: Confirmation;
  readonly mayAsk: boolean;
}

/** Whether the result is confirmed, and the code of a witness, which goes out like a result. */
export function AskWitness(props: AskWitnessProps) {
  const { of, confirmation, mayAsk } = props;
  const { by, state, reason } = confirmation;
  const [search] = useSearchParams();
  const scanned = search.get(witnessParameter);
  const [asked, setAsked] = useState(scanned !== null);
  if (state === 'confirmed') return <p className={styles.note}>{texts.confirmed}</p>;
  if (state === 'sent') return <p className={styles.note}>{texts.sent}</p>;
  if (by === 'MARKER') return <p className={styles.note}>{markerTexts.waits}</p>;
  if (by === 'JUDGES') return <p className={styles.note}>{texts.byJudge}</p>;
  return (
    <>
      {reason !== null && <p className={styles.note}>{texts.refused(reason)}</p>}
      {mayAsk && asked && <CodeForm {...props} scanned={scanned ?? ''} onCancel={() => setAsked(false)} />}
      {mayAsk && !asked && (
        <Button aria-label={texts.askOn(of.name)} onClick={() => setAsked(true)}>
          {texts.ask}
        </Button>
      )}
    </>
  );
}

interface CodeFormProps extends Pick<AskWitnessProps, 'competition' | 'of' | 'user' | 'version'> {
  readonly scanned: string;
  readonly onCancel: () => void;
}

function CodeForm({ competition, of, user, version, scanned, onCancel }: CodeFormProps) {
  const [text, setText] = useState(scanned);
  const [isWrong, setIsWrong] = useState(false);
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    const witness = readWitnessCode(text);
    setIsWrong(witness === null);
    if (witness === null) return;
    void addCommands(competition, [
      {
        kind: 'result.confirm',
        route: of.route.uuid,
        competitor: user,
        base: version,
        payload: { witness },
      },
    ]);
  };
  return (
    <form className={styles.form} noValidate onSubmit={submit}>
      <Field label={texts.code} hint={texts.codeHint} error={isWrong ? texts.wrong : undefined}>
        <TextInput
          value={text}
          onChange={({ target }) => setText(target.value)}
          autoCapitalize="characters"
          autoComplete="off"
          spellCheck={false}
        />
      </Field>
      <Row gap={2}>
        <Button onClick={onCancel}>{texts.cancel}</Button>
        <Button type="submit" variant="primary">
          {texts.confirm}
        </Button>
      </Row>
    </form>
  );
}
