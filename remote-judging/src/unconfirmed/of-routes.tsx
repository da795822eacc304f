import { Section } from '@topout/ui';
import styles from '../queue/climber-list.module.css';
import { ClimberRow } from '../queue/climber-row.tsx';
import { ConfirmButton } from '../queue/confirm-button.tsx';
import type { OpenResult, PutConfirmation } from './use-open-results.ts';

export interface OfRoutesProps {
  readonly competition: string;
  /** By route. */
  readonly results: readonly OpenResult[];
  readonly onPut: PutConfirmation;
}

/** A list for each route, with one tap for each result. */
export const OfRoutes = ({ competition, results, onPut }: OfRoutesProps) =>
  [...new Set(results.map(({ on }) => on))]
    .map((on) => ({ on, here: results.filter((one) => one.on === on) }))
    .map(({ on, here }) => (
      <Section key={on.uuid} title={titleOf(here)} count={here.filter(({ confirmed }) => !confirmed).length}>
        <ul aria-label={titleOf(here)} className={styles.list}>
          {here.map((one) => (
            <li key={one.key} className={styles.item}>
              <ClimberRow climber={climberOf(one)} route={on} to={attemptsOf(competition, one)} />
              <ConfirmButton
                name={one.entry.user.name}
                confirmed={one.confirmed}
                onPut={(kind) => onPut(kind, [one])}
              />
            </li>
          ))}
        </ul>
      </Section>
    ));

/** The route's name, and the one on the wall if that differs. */
const titleOf = ([one]: readonly OpenResult[]): string =>
  one ? [...new Set([one.routeName, one.on.name])].filter(Boolean).join(' · ') : '';

export const attemptsOf = (competition: string, { route, user }: OpenResult): string =>
  `/${competition}/judge/${route}/${user}`;

const climberOf = ({ entry, attempts }: OpenResult) => ({
  name: entry.user.name,
  number: entry.competitorNumber,
  picture: entry.user.pictureUrl,
  categoryName: entry.category.name,
  attempts,
  state: null,
  said: null,
});
