import type { Route } from '@topout/contract';
import { Button, classNames, EmptyState, PlusIcon, Section } from '@topout/ui';
import { ClimberRow } from './climber-row.tsx';
import styles from './climber-list.module.css';
import { texts } from './texts.ts';
import type { Climber } from './use-climbers.ts';

export interface OtherClimbersProps {
  /** Those who match the filter. */
  readonly climbers: readonly Climber[];
  readonly total: number;
  readonly route: Route;
  /** Absent for people who may only look. */
  readonly onAdd: ((user: string) => void) | undefined;
}

/**
 * More than these scroll in their own window, so that the page stays short and the content below stays near.
 */
export const long = 20;

/** Everybody not in the queue; those who have topped come last (behaviour: judging#queue). */
export function OtherClimbers({ climbers, total, route, onAdd }: OtherClimbersProps) {
  return (
    <Section title={texts.others} count={total}>
      {climbers.length === 0 ? (
        <EmptyState title={total === 0 ? texts.everybodyQueued : texts.noMatch} />
      ) : (
        <ul
          aria-label={texts.others}
          className={classNames(styles.list, climbers.length > long && styles.long)}
        >
          {climbers.map((climber) => (
            <li key={climber.user} className={styles.item}>
              <ClimberRow climber={climber} route={route} to={climber.user} />
              {onAdd && (
                <Button
                  aria-label={texts.addToQueue(climber.name)}
                  icon={<PlusIcon />}
                  onClick={() => onAdd(climber.user)}
                >
                  {texts.add}
                </Button>
              )}
            </li>
          ))}
        </ul>
      )}
    </Section>
  );
}
