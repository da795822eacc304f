import { type Clock, type ClockAction, clockText } from '@topout/domain';
import { Button } from '@topout/ui';
import styles from './controls.module.css';
import { controlTexts as texts } from './texts.ts';

export interface KeysProps {
  /** As it is now. */
  readonly now: Clock;
  readonly press: (action: ClockAction) => void;
}

/** Seconds that one press adds or takes. */
const steps = [-30, 10, 30, 60];

/** The one thing to do now, large; then the incident, or the way back from a wrong slot; then time. */
export function Keys({ now, press }: KeysProps) {
  const { status, phase, from } = now;
  const stoppable = status === 'RUNNING' || status === 'PAUSED';
  return (
    <div className={styles.keys}>
      <MainKey now={now} press={press} />
      {status === 'RUNNING' && phase === 'PREPARE' && (
        <Button size="lg" className={styles.wide} onClick={() => press({ kind: 'CLIMB' })}>
          {texts.climb}
        </Button>
      )}
      {from ? (
        <Button size="lg" className={styles.wide} onClick={() => press({ kind: 'BACK' })}>
          {texts.back(from.slot, clockText(from.leftMs))}
        </Button>
      ) : (
        <Button
          size="lg"
          variant="danger"
          className={styles.wide}
          disabled={!stoppable}
          onClick={() => press({ kind: 'STOP' })}
        >
          {texts.stop}
        </Button>
      )}
      <fieldset className={styles.steps} aria-label={texts.time}>
        {steps.map((seconds) => (
          <Button key={seconds} size="lg" onClick={() => press({ kind: 'ADD', seconds })}>
            {seconds < 0 ? texts.less(clockText(-seconds * 1_000)) : texts.more(clockText(seconds * 1_000))}
          </Button>
        ))}
      </fieldset>
    </div>
  );
}

/** Start, pause, go on or next slot: whichever the clock waits for. */
function MainKey({ now, press }: KeysProps) {
  const { status, slot, plan, extra } = now;
  const next = extra ? extra.next : slot + 1;
  if (status === 'ENDED')
    return (
      <Button
        size="lg"
        variant="primary"
        className={styles.main}
        disabled={next > plan.slots}
        onClick={() => press({ kind: 'SLOT', slot: next })}
      >
        {next > plan.slots ? texts.over : texts.next}
      </Button>
    );
  const kind = status === 'READY' ? 'START' : status === 'RUNNING' ? 'PAUSE' : 'RESUME';
  const label = { START: texts.start, PAUSE: texts.pause, RESUME: texts.resume }[kind];
  return (
    <Button size="lg" variant="primary" className={styles.main} onClick={() => press({ kind })}>
      {label}
    </Button>
  );
}
