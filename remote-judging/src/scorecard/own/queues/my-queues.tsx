import { useVenueRoutes } from '@topout/api-client';
import type { Competition } from '@topout/contract';
import { calledText, expectedWait, passableFrom } from '@topout/domain';
import { classNames, Section } from '@topout/ui';
import { useLeftMs } from '../../../competition/use-time-left.ts';
import { wholeNameOfRoute } from '../../../competition/whole-name.ts';
import { ComeWithin } from '../../../queue/calls/come-within.tsx';
import { LeaveButton } from './leave-button.tsx';
import styles from './queues.module.css';
import { queueTexts as texts } from './texts.ts';
import { useAttention } from './use-attention.ts';
import { type LostPlace, type OwnPlace, useQueueAt, useQueues } from './own-queues.ts';

export interface MyQueuesProps {
  readonly competition: Competition;
  /** Profile uuid of whose card is open. */
  readonly shown: string;
}

const callOrder = { NOW: 0, NEXT: 1 } as const;
const orderOf = ({ call }: OwnPlace) => (call === null ? 2 : callOrder[call]);

/** Where this phone's family waits, and who is called: one place each, those called first. */
export default function MyQueues({ competition, shown }: MyQueuesProps) {
  const queues = useQueues();
  const { lost } = queues;
  const places = queues.places.toSorted((a, b) => orderOf(a) - orderOf(b));
  const { data: routes } = useVenueRoutes(competition.venues[0]?.uuid ?? null, competition.uuid);
  const nameAt = ({ route }: LostPlace) => {
    const found = routes?.find(({ uuid }) => uuid === route);
    return found ? wholeNameOfRoute(found, competition) : '';
  };
  const called = places.find(({ call }) => call !== null);
  useAttention(
    called?.call
      ? {
          key: `${called.route} ${called.calledAt ?? ''}`,
          title: calledText(called.call, nameAt(called)).title,
        }
      : null,
  );
  if (places.length + lost.length === 0) return null;
  const family = [competition.userEntry, ...competition.childEntries].flatMap((one) => one?.user ?? []);
  const nameOf = ({ competitor }: LostPlace) =>
    competitor === shown ? null : (family.find(({ uuid }) => uuid === competitor)?.name ?? null);
  return (
    <Section title={texts.title}>
      <ul className={styles.places}>
        {places.map((place) => (
          <Place
            key={`${place.competitor} ${place.route}`}
            competition={competition}
            place={place}
            route={nameAt(place)}
            person={nameOf(place)}
          />
        ))}
        {lost.map((place) => (
          <li key={`lost ${place.competitor} ${place.route}`} className={styles.place}>
            <output className={styles.text}>
              <Named person={nameOf(place)} title={nameAt(place)} />
              <span>{texts.lost}</span>
            </output>
          </li>
        ))}
      </ul>
    </Section>
  );
}

interface PlaceProps {
  readonly competition: Competition;
  readonly place: OwnPlace;
  /** Its name. */
  readonly route: string;
  /** Set for others of the family than whose card is open. */
  readonly person: string | null;
}

function Place({ competition, place, route, person }: PlaceProps) {
  const { call, before, skips, leaving } = place;
  const queue = useQueueAt(place.route);
  const wait = expectedWait(before, queue?.pace ?? null);
  const until = passableFrom(place);
  const said = call && calledText(call, route);
  return (
    <li className={classNames(styles.place, call === 'NOW' && styles.now)}>
      <div className={styles.text}>
        <output>
          <Named person={person} title={said?.title ?? route} />
          {said && <span>{said.body}</span>}
        </output>
        {until !== null && <TimeToCome untilMs={until} />}
        {said === null && (
          <span>{[texts.before(before), wait !== null && texts.wait(wait)].filter(Boolean).join(', ')}</span>
        )}
        {skips > 0 && said === null && <span>{texts.passed}</span>}
        {leaving && <span>{texts.leaving}</span>}
      </div>
      <LeaveButton competition={competition.uuid} place={place} name={route} />
    </li>
  );
}

function Named({ person, title }: Pick<PlaceProps, 'person'> & { readonly title: string }) {
  return (
    <>
      {person !== null && <span className={styles.person}>{person}</span>}
      <strong className={styles.title}>{title}</strong>
    </>
  );
}

/** How long a called climber has, and afterwards what may happen. */
function TimeToCome({ untilMs }: { readonly untilMs: number }) {
  const isOver = useLeftMs(untilMs) === null;
  return (
    <span>
      {isOver ? (
        texts.minuteOver
      ) : (
        <>
          {texts.comeWithin} <ComeWithin untilMs={untilMs} />
        </>
      )}
    </span>
  );
}
