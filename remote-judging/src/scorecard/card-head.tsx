import type { Competition, EntryDetail } from '@topout/contract';
import { type Liveness, serverNow } from '@topout/api-client';
import { formatDashboardTime, formatRecent, forReader, venueZone, waitingForHall } from '@topout/domain';
import { CardState } from './card-state.tsx';
import { OwnerSwitch } from './owner-switch.tsx';
import styles from './card-head.module.css';
import type { CardOwner } from './whose-card.ts';

export interface CardHeadProps {
  readonly competition: Competition;
  readonly owners: readonly CardOwner[];
  /** Whose card is on show: `me`, or a profile's uuid. */
  readonly shown: string;
  /** Undefined until it is there. */
  readonly card: EntryDetail | undefined;
  /** Null where there is no live board to follow. */
  readonly live: Liveness | null;
}

/** Whose card it is, on the competition's wall. */
export function CardHead({ competition, owners, shown, card, live }: CardHeadProps) {
  const { name, startTime, venues, hall } = competition;
  const zone = venueZone(venues[0]);
  const person = card?.user.name ?? owners.find(({ key }) => key === shown)?.name ?? '';
  // Under the name, which may need two lines: whatever stood there earlier would move.
  const age = hall?.silent && waitingForHall(forReader(formatRecent(serverNow()), hall.asOf, zone));
  const { category, nation, competitorNumber } = card ?? {};
  const about = card && [category?.name, nation, competitorNumber, name, age].filter(Boolean).join(' · ');
  return (
    <header className={styles.cover} data-bleed="">
      <div className={styles.inner}>
        <p className={styles.printed}>
          {name}, {forReader(formatDashboardTime, startTime, zone)}
        </p>
        <div className={styles.person}>
          <OwnerSwitch competition={competition} owners={owners} shown={shown}>
            {card ? <h1 className={styles.name}>{person}</h1> : <p className={styles.name}>{person}</p>}
          </OwnerSwitch>
          <div className={styles.state}>
            <CardState competition={competition} live={live} />
          </div>
        </div>
        <p className={styles.about}>{about}</p>
      </div>
    </header>
  );
}
