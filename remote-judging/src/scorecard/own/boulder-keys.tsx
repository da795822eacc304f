import type { Route } from '@topout/contract';
import { attemptMark, type CompetitionRules, ownChoices, rowCount } from '@topout/domain';
import { Tile } from '@topout/ui/marks';
import { BigButton } from '@topout/ui/touch';
import pad from '../../attempts/boulder/choice-pad.module.css';
import type { ShownAttempt } from '../../outbox/overlay-attempts.ts';
import styles from './own.module.css';
import { ownTexts as texts } from './texts.ts';
import type { Said } from './use-own-log.ts';

/** How far an attempt got: all that keys need of it. */
type Reached = Pick<ShownAttempt, 'success' | 'segmentsCount'>;

export interface BoulderKeysProps {
  readonly label: string;
  readonly route: Route;
  readonly attempts: readonly Reached[];
  readonly rules: Pick<CompetitionRules, 'maxAttemptsCount' | 'hardMaxAttemptsCount'>;
  readonly countsAttempts: boolean;
  readonly mayLog: boolean;
  readonly onLog: (said: readonly Said[], adds: boolean) => void;
}

/** A boulder's keys: one press saves. */
export function BoulderKeys(props: BoulderKeysProps) {
  const { label, route, attempts, rules, countsAttempts, mayLog, onLog } = props;
  const zones = route.segmentsCount;
  const isOver = countsAttempts && attempts.at(-1)?.success === true;
  const isFull = countsAttempts && !isOver && attempts.length >= rowCount(attempts, rules);
  const reached = said(attempts);
  return (
    <>
      <fieldset className={pad.pad} aria-label={label} disabled={!mayLog || isOver || isFull}>
        {ownChoices(zones, countsAttempts).map(({ key, label: name, attempts: made, adds }) => (
          <BigButton
            key={key}
            data-choice={key}
            selected={adds ? undefined : said(made) === reached}
            onClick={() => onLog(made, adds)}
          >
            <Tile mark={key === 'FLASH' ? 'F' : attemptMark(made.at(-1) ?? none, zones)} width={30} />
            {name}
          </BigButton>
        ))}
      </fieldset>
      {isFull && <p className={styles.note}>{texts.noneLeft(attempts.length)}</p>}
    </>
  );
}

const none = { success: false, segmentsCount: 0 };

const said = (attempts: readonly Reached[]) =>
  attempts.map(({ success, segmentsCount }) => (success ? 'T' : segmentsCount)).join();
