import { addCommands } from '@topout/api-client';
import { witnessParameter } from '@topout/domain';
import { Button } from '@topout/ui';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { DayRoute } from '../card-day.ts';
import { markerTexts } from '../marker/texts.ts';
import { CodeForm } from './code-form.tsx';
import type { Confirmation } from './confirmation.ts';
import { witnessTexts as texts } from './texts.ts';
import styles from './witness.module.css';

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
  const { competition, of, user, version, confirmation, mayAsk } = props;
  const { by, state, reason } = confirmation;
  const [search, setSearch] = useSearchParams();
  const brought = search.get(witnessParameter);
  const [asked, setAsked] = useState(brought !== null);
  if (state === 'confirmed') return <p className={styles.note}>{texts.confirmed}</p>;
  if (state === 'sent') return <p className={styles.note}>{texts.sent}</p>;
  if (by === 'MARKER') return <p className={styles.note}>{markerTexts.waits}</p>;
  if (by === 'JUDGES') return <p className={styles.note}>{texts.byJudge}</p>;
  const confirm = async (witness: string) => {
    const command = {
      kind: 'result.confirm',
      route: of.route.uuid,
      competitor: user,
      base: version,
    } as const;
    await addCommands(competition, [{ ...command, payload: { witness } }]);
    // It is used up: no other route takes it.
    const next = new URLSearchParams(search);
    next.delete(witnessParameter);
    setSearch(next, { replace: true, preventScrollReset: true });
    return null;
  };
  return (
    <>
      {reason !== null && <p className={styles.note}>{texts.refused(reason)}</p>}
      {mayAsk && asked && (
        <CodeForm
          competition={competition}
          kind="WITNESS"
          label={texts.code}
          hint={texts.codeHint}
          scanLabel={texts.scan}
          submitLabel={texts.confirm}
          brought={brought ?? ''}
          onCode={confirm}
          onCancel={() => setAsked(false)}
        />
      )}
      {mayAsk && !asked && (
        <Button aria-label={texts.askOn(of.name)} onClick={() => setAsked(true)}>
          {texts.ask}
        </Button>
      )}
    </>
  );
}
