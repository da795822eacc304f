import type { Heats } from '@topout/contract';
import { type ListedHeat, listedHeats } from '@topout/domain';
import { EmptyState } from '@topout/ui';
import { useMemo } from 'react';
import { type Racer, racersOf } from '../heats/racers.ts';
import styles from './bracket.module.css';
import { HeatCard } from './heat-card.tsx';
import { bracketTexts as texts } from './texts.ts';

/** All heats, a column for each round: below one another on a phone. */
export function BracketView({ heats }: { readonly heats: Heats }) {
  const columns = useMemo(() => {
    const { scoringSystem: system, losers, ties, routes } = heats;
    return columnsOf(listedHeats({ system, losers, ties, routes: routes.length }, racersOf(heats)));
  }, [heats]);
  // Old result lists name climbers, and not who raced whom.
  const someoneRaces = columns.flat().some((round) => round.heats.some(hasRacer));
  if (!someoneRaces) return <EmptyState title={texts.nobody}>{texts.nobodyHint}</EmptyState>;
  return (
    <div className={styles.bracket} data-system={heats.scoringSystem}>
      {columns.map((rounds) => (
        <div key={rounds[0]?.round} className={styles.column}>
          {rounds.map(({ round, heats: raced }) => (
            <section key={round} className={styles.round} aria-label={round}>
              <h2>{round}</h2>
              <ol>
                {raced.map((heat) => (
                  <HeatCard key={heat.number} heat={heat} record={heats.record ?? null} />
                ))}
              </ol>
            </section>
          ))}
        </div>
      ))}
    </div>
  );
}

const hasRacer = ({ lanes }: ListedHeat<Racer>): boolean => lanes.some(({ racer }) => racer !== null);

interface Round {
  readonly round: string;
  readonly heats: readonly ListedHeat<Racer>[];
}

/** The rounds as they are raced; those of a single heat share the last column, the final at its top. */
function columnsOf(heats: readonly ListedHeat<Racer>[]): readonly (readonly Round[])[] {
  const names = [...new Set(heats.map(({ round }) => round))];
  const rounds = names.map((round) => ({ round, heats: heats.filter((heat) => heat.round === round) }));
  const single = rounds.filter((round) => round.heats.length === 1).toReversed();
  const wide = rounds.filter((round) => round.heats.length > 1).map((round) => [round]);
  return single.length === 0 ? wide : [...wide, single];
}
