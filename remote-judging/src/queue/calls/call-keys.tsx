import { serverNow } from '@topout/api-client';
import { usePassed } from '@topout/app-kit/use-passed';
import { passableFrom } from '@topout/domain';
import { Button } from '@topout/ui';
import { texts } from '../texts.ts';
import type { Climber } from '../use-climbers.ts';
import styles from './call-keys.module.css';
import { ComeWithin } from './come-within.tsx';
import { useSendNow } from './use-send-now.ts';

export interface CallKeysProps {
  readonly competition: string;
  readonly route: string;
  /** Who is next. */
  readonly climber: Pick<Climber, 'user' | 'name' | 'said'>;
}

const nothingSaid = { call: null, calledAt: null, skips: 0 } as const;

/** Calls the next climber to a route, and passes over who does not come (behaviour: queues#called). */
export function CallKeys({ competition, route, climber: { user, name, said } }: CallKeysProps) {
  const { call, calledAt, skips } = said ?? nothingSaid;
  const { busy, send } = useSendNow(competition);
  const until = passableFrom({ call, calledAt });
  const passable = usePassed(until === null ? undefined : new Date(until).toISOString(), serverNow);
  const about = { route, competitor: user };
  const callAs = (as: 'NEXT' | 'NOW') => void send({ ...about, kind: 'queue.call', payload: { call: as } });
  if (until !== null && !passable)
    return (
      <p className={styles.said}>
        {texts.calledNow} <ComeWithin untilMs={until} />
      </p>
    );
  if (until !== null)
    return (
      <fieldset className={styles.keys} aria-label={texts.calls(name)}>
        <p className={styles.said}>
          {texts.notCome} {skips === 0 ? texts.firstTime : texts.secondTime}
        </p>
        <Button
          size="judge"
          busy={busy}
          aria-label={texts.passOverOf(name)}
          onClick={() => void send({ ...about, kind: 'queue.skip' })}
        >
          {texts.passOver}
        </Button>
      </fieldset>
    );
  return (
    <fieldset className={styles.keys} aria-label={texts.calls(name)}>
      {call === 'NEXT' ? (
        <p className={styles.said}>{texts.toldNext}</p>
      ) : (
        <Button size="judge" busy={busy} aria-label={texts.callNextOf(name)} onClick={() => callAs('NEXT')}>
          {texts.callNext}
        </Button>
      )}
      <Button size="judge" busy={busy} aria-label={texts.callNowOf(name)} onClick={() => callAs('NOW')}>
        {texts.callNow}
      </Button>
    </fieldset>
  );
}
