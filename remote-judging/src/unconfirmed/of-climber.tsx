import type { Entry } from '@topout/contract';
import { holdLook } from '@topout/domain';
import { Button, EmptyState, Row, Section } from '@topout/ui';
import { Hold } from '@topout/ui/marks';
import { Link } from 'react-router-dom';
import { fromQueue } from '../attempts/use-go-back.ts';
import { coloursOf } from '../competition/competition-routes.ts';
import { numberOnHold } from '../competition/on-hold.ts';
import { RouteTitle } from '../competition/route-title.tsx';
import listStyles from '../queue/climber-list.module.css';
import { ConfirmButton } from '../queue/confirm-button.tsx';
import { marksOf } from '../queue/marks-of.ts';
import { attemptsOf } from './of-routes.tsx';
import styles from './unconfirmed.module.css';
import { texts } from './texts.ts';
import type { OpenResult, PutConfirmation } from './use-open-results.ts';

export interface OfClimberProps {
  readonly competition: string;
  readonly entry: Entry;
  /** Theirs, by route. */
  readonly results: readonly OpenResult[];
  readonly onPut: PutConfirmation;
  readonly onLeave: () => void;
}

/** One climber's results, whose code was scanned: all with one tap, or one by one. */
export function OfClimber({ competition, entry, results, onPut, onLeave }: OfClimberProps) {
  const { user, competitorNumber, category } = entry;
  const open = results.filter(({ confirmed }) => !confirmed);
  return (
    <Section
      title={user.name}
      count={open.length}
      description={[competitorNumber, category.name].filter(Boolean).join(' · ')}
      action={
        <Button variant="quiet" onClick={onLeave}>
          {texts.everybody}
        </Button>
      }
    >
      {results.length === 0 ? (
        <EmptyState title={texts.noneOf(user.name)} />
      ) : (
        <>
          <ul aria-label={user.name} className={listStyles.list}>
            {results.map((one) => (
              <li key={one.key} className={listStyles.item}>
                <Link to={attemptsOf(competition, one)} state={fromQueue} className={styles.route}>
                  <Hold look={holdLook(coloursOf(one.on))} number={numberOnHold(one.routeName)} size={34} />
                  <span className={styles.name}>
                    <RouteTitle
                      name={one.routeName}
                      ownName={one.on.name}
                      onHold={numberOnHold(one.routeName) !== undefined}
                    />
                  </span>
                  <span className={styles.marks}>{marksOf(one, one.on)}</span>
                </Link>
                <ConfirmButton
                  name={`${user.name}, ${one.routeName}`}
                  confirmed={one.confirmed}
                  onPut={(kind) => onPut(kind, [one])}
                />
              </li>
            ))}
          </ul>
          <Row gap={2}>
            {open.length > 1 && (
              <Button variant="primary" onClick={() => onPut('result.confirm', open)}>
                {texts.all(open.length)}
              </Button>
            )}
            {open.length === 0 && results.length > 1 && (
              <Button onClick={() => onPut('result.unconfirm', results)}>{texts.undoAll}</Button>
            )}
          </Row>
        </>
      )}
    </Section>
  );
}
