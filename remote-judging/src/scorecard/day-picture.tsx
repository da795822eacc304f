import { HeightTile, HoldSkyline } from '@topout/ui/marks';
import { type DayRoute, dayInWords, fewSportRoutes, reachedOn } from './card-day.ts';
import { DayCounts, type DayCountsProps } from './day-counts.tsx';
import styles from './day-picture.module.css';
import { sportText } from './route-result.ts';

/** The picture that one shows: a skyline in the colours of the holds, and what it comes to. */
export function DayPicture({ day, attempts }: DayCountsProps) {
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
