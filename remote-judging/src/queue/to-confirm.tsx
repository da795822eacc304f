import { addCommands } from '@topout/api-client';
import type { Route } from '@topout/contract';
import { recordsAgree } from '@topout/domain';
import { classNames, Section } from '@topout/ui';
import { useState } from 'react';
import type { Judging } from '../competition/use-judging.ts';
import styles from './climber-list.module.css';
import { recordWord } from '../scorecard/marker/records.ts';
import { ClimberRow } from './climber-row.tsx';
import { ConfirmButton } from './confirm-button.tsx';
import { long } from './other-climbers.tsx';
import { texts } from './texts.ts';
import type { Climber } from './use-climbers.ts';

export interface ToConfirmProps {
  readonly judging: Judging;
  readonly climbers: readonly Climber[];
  readonly route: Route;
}

/** What climbers have logged here and nobody has confirmed: one tap each. What was just confirmed stays, to undo it. */
export function ToConfirm({ judging: { actor, competition }, climbers, route }: ToConfirmProps) {
  const [done, setDone] = useState<ReadonlySet<string>>(new Set());
  const shown = climbers.filter(
    ({ user, confirmed }) => user !== actor.profile && (confirmed === false || (confirmed && done.has(user))),
  );
  if (shown.length === 0) return null;
  const put = (kind: 'result.confirm' | 'result.unconfirm', { user, stream }: Climber) => {
    setDone(new Set(done).add(user));
    const on = { route: route.uuid, competitor: user, base: stream.version };
    void addCommands(competition.uuid, [{ kind, ...on, payload: {} }]);
  };
  return (
    <Section title={texts.toConfirm} count={shown.filter(({ confirmed }) => !confirmed).length}>
      <ul
        aria-label={texts.toConfirm}
        className={classNames(styles.list, shown.length > long && styles.long)}
      >
        {shown.map((climber) => (
          <li key={climber.user} className={styles.item}>
            <div className={styles.climber}>
              <ClimberRow climber={climber} route={route} to={climber.user} />
              {climber.mark && <MarkedAs climber={climber} mark={climber.mark} route={route} />}
            </div>
            <ConfirmButton
              name={climber.name}
              confirmed={climber.confirmed === true}
              onPut={(kind) => put(kind, climber)}
            />
          </li>
        ))}
      </ul>
    </Section>
  );
}

interface MarkedAsProps extends Pick<ToConfirmProps, 'route'> {
  readonly climber: Climber;
  readonly mark: NonNullable<Climber['mark']>;
}

/** What the climber and their marker say, where that is not the same. */
const MarkedAs = ({ climber, mark, route }: MarkedAsProps) =>
  recordsAgree(climber.attempts, mark, route.climbType) ? null : (
    <p className={styles.differs}>
      {texts.differs(recordWord(climber.attempts, route), recordWord(mark, route))}
    </p>
  );
