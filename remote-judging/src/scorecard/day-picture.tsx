import { BoltIcon, HeightTile, HoldSkyline } from '@topout/ui/marks';
import { texts as shared } from '../texts.ts';
import { countDay, type DayRoute, dayInWords, fewSportRoutes, reachedOn } from './card-day.ts';
import styles from './day-picture.module.css';
import { sportText } from './route-result.ts';
import { texts } from './texts.ts';

export interface DayPictureProps {
  readonly day: readonly DayRoute[];
  readonly attempts: number;
}

/** The picture that one shows: a skyline in the colours of the holds, and what it comes to. */
export function DayPicture({ day, attempts }: DayPictureProps) {
  if (day.length === 0) return null;
  return (
    <div className={styles.day}>
      {fewSportRoutes(day) ? (
        <SportTiles day={day} />
      ) : (
        <HoldSkyline
          bars={day.map(({ mark, look, name }) => ({ mark, look, number: name }))}
          label={dayInWords(day)}
        />
      )}
      <DayCounts day={day} attempts={attempts} />
    </div>
  );
}

/** "9 tops, 4 flashes, 3 zones", and in how many attempts. */
export function DayCounts({ day, attempts }: DayPictureProps) {
  const { tops, flashes, zones, tried } = countDay(day);
  return (
    <p className={styles.counts}>
      {tried > 0 && (
        <>
          <span>{texts.tops(tops)}</span>
          {flashes > 0 && (
            <span>
              <BoltIcon />
              {texts.flashes(flashes)}
            </span>
          )}
          {zones > 0 && <span>{texts.zones(zones)}</span>}
        </>
      )}
      <span className={styles.attempts}>
        {attempts > 0 ? shared.attemptsMade(attempts) : texts.noAttempts}
      </span>
    </p>
  );
}

/** Few sport routes, each with how far it was climbed. */
function SportTiles({ day }: { readonly day: readonly DayRoute[] }) {
  return (
    <ul className={styles.tiles}>
      {day.map((one) => (
        <li key={one.route.uuid}>
          <HeightTile look={one.look} reached={reachedOn(one)} />
          <strong>{one.result && one.result.count > 0 ? sportText(one.result) : '–'}</strong>
          <span>{one.name}</span>
        </li>
      ))}
    </ul>
  );
}
