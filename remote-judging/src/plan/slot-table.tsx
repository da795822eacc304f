import { formatTime, venueZone } from '@topout/domain';
import { Badge } from '@topout/ui';
import type { PlannedProps } from './own-slots.tsx';
import { starterName } from './plan-view.ts';
import styles from './plan.module.css';
import { planTexts as texts } from './texts.ts';

/** Every slot with who is on which route. */
export function SlotTable({ competition, view, now, timeOf }: PlannedProps) {
  const zone = venueZone(competition.venues[0]);
  const places = new Map(view.places.map((place) => [`${place.slot}/${place.route}`, place]));
  return (
    <div className={styles.section}>
      <h2 id="plan-table">{texts.table}</h2>
      <p className={styles.hint}>{now === null ? texts.asPlanned : texts.byClock}</p>
      {/* Wider than a phone: it scrolls sideways, and arrow keys scroll what has the focus. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
      <section className={styles.scroll} aria-labelledby="plan-table" tabIndex={0}>
        <table className={styles.table}>
          <thead>
            <tr>
              <th scope="col" className={styles.slot}>
                {texts.slotHead}
              </th>
              {view.routes.map(({ uuid, name, called, of }) => (
                <th key={uuid} scope="col">
                  {of !== null && <small>{of}</small>}
                  {name}
                  {called !== null && <small>{called}</small>}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {Array.from({ length: view.slots }, (_, at) => at + 1).map((slot) => (
              <tr
                key={slot}
                aria-current={slot === now ? 'time' : undefined}
                data-over={slot < (now ?? 0) || undefined}
              >
                <th scope="row" className={styles.slot}>
                  <span className={styles.number}>{slot}</span>
                  {slot > (now ?? 0) && <span className={styles.at}>{formatTime(timeOf(slot), zone)}</span>}
                  {slot === now && (
                    <span data-print="hide">
                      <Badge tone="live">{texts.now}</Badge>
                    </span>
                  )}
                </th>
                {view.routes.map(({ uuid }) => {
                  const place = places.get(`${slot}/${uuid}`);
                  return <td key={uuid}>{place && <Climber view={view} entry={place.entry} />}</td>;
                })}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    </div>
  );
}

interface ClimberProps extends Pick<PlannedProps, 'view'> {
  /** Null = a gap. */
  readonly entry: string | null;
}

/** Who has a place of the plan; whoever does not start leaves it free. */
function Climber({ view, entry }: ClimberProps) {
  const starter = entry === null ? undefined : view.starters.get(entry);
  if (!starter) return <span className={styles.gap}>{texts.gap}</span>;
  const { competitorNumber, status } = starter;
  const name = starterName(starter);
  if (status !== 'ENTERED')
    return (
      <span className={styles.gap}>
        <s>{name}</s> {texts.statuses[status]}
      </span>
    );
  return (
    <>
      {name}
      {/* Never alone on a line. */}
      {competitorNumber !== null && <small>{`\u00a0${competitorNumber}`}</small>}
    </>
  );
}
