import type { Competition } from '@topout/contract';
import { exactNow } from '@topout/api-client';
import { calendarText, formatTime, slotMs, venueZone } from '@topout/domain';
import { Badge, Button, CalendarIcon, List, ListItem, Section } from '@topout/ui';
import { saveFile } from '../hand-over/save-file.ts';
import { starterName, type PlanView } from './plan-view.ts';
import styles from './plan.module.css';
import { planTexts as texts } from './texts.ts';

export interface PlannedProps {
  readonly competition: Competition;
  readonly view: PlanView;
  /** The slot on the wall, from 1; null = none yet. */
  readonly now: number | null;
  /** When a slot begins, in milliseconds since 1970. */
  readonly timeOf: (slot: number) => number;
}

/** When and where those climb who read this: themselves and their children. */
export function OwnSlots(props: PlannedProps) {
  const { userEntry, childEntries } = props.competition;
  const family = new Set([userEntry, ...childEntries].flatMap((entry) => entry?.user.uuid ?? []));
  const own = [...props.view.starters.values()].filter(({ user }) => family.has(user.uuid));
  return own.map((starter) => (
    <SlotsOf
      key={starter.entry}
      {...props}
      entry={starter.entry}
      title={starter.user.uuid === userEntry?.user.uuid ? texts.yours : texts.slotsOf(starter.user.firstName)}
      name={starterName(starter)}
    />
  ));
}

interface SlotsOfProps extends PlannedProps {
  readonly entry: string;
  readonly title: string;
  readonly name: string;
}

function SlotsOf({ competition, view, now, timeOf, entry, title, name }: SlotsOfProps) {
  const [venue] = competition.venues;
  const zone = venueZone(venue);
  const isFree = view.plan.format === 'FREE';
  const places = view.places.filter((place) => place.entry === entry).slice(0, isFree ? 1 : undefined);
  const nameOf = (route: string) =>
    isFree ? texts.climbing : (view.routes.find(({ uuid }) => uuid === route)?.name ?? texts.climbing);
  const next = places.find(({ slot }) => slot > (now ?? 0));
  const save = () => {
    const events = places.map(({ slot, route }) => ({
      id: `${entry}/${route}`,
      begins: timeOf(slot),
      ends: timeOf(slot) + slotMs(view.plan.times),
      title: texts.appointment(nameOf(route), competition.name),
      location: [venue?.name, venue?.city].filter(Boolean).join(', '),
    }));
    saveFile(`${name}.ics`, calendarText(events, exactNow()), 'text/calendar');
  };
  return (
    <div data-print="hide">
      <Section title={title}>
        <List>
          {places.map((place) => (
            <ListItem
              key={place.route}
              leading={<span className={styles.ownTime}>{formatTime(timeOf(place.slot), zone)}</span>}
              title={nameOf(place.route)}
              subtitle={view.slots > 1 ? texts.slot(place.slot) : undefined}
              trailing={<Turn is={turnOf(place.slot, now, next?.slot)} />}
            />
          ))}
        </List>
        <Button icon={<CalendarIcon />} onClick={save}>
          {texts.calendar}
        </Button>
      </Section>
    </div>
  );
}

type TurnOf = 'now' | 'next' | 'over';

/** What a slot is for somebody; null = it comes later. */
function turnOf(slot: number, now: number | null, next: number | undefined): TurnOf | null {
  if (slot === now) return 'now';
  if (slot === next) return 'next';
  return now !== null && slot < now ? 'over' : null;
}

const turnTones = { now: 'live', next: 'info', over: 'neutral' } as const;

function Turn({ is }: { readonly is: TurnOf | null }) {
  if (is === null) return null;
  return <Badge tone={turnTones[is]}>{texts[is]}</Badge>;
}
