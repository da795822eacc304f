import { Avatar } from '../avatar/avatar.tsx';
import { FactList } from '../facts/fact-list.tsx';
import { Stat, StatGrid } from '../facts/stat.tsx';
import { CounterDisplay } from '../touch/counter-display.tsx';

export const figures = [
  {
    name: 'figures of a day',
    show: (
      <StatGrid>
        <Stat label="Tops" value="9" />
        <Stat label="Score" value="2,460" />
        <Stat label="Position" value="4th" />
        <Stat label="Unsent" value={6} tone="warning" />
        <Stat label="Held" value={1} tone="held" />
        <Stat label="Errors" value={2} tone="danger" />
      </StatGrid>
    ),
  },
  {
    name: 'facts',
    show: (
      <FactList
        facts={[
          { term: 'Starts', value: 'Saturday, 09:00' },
          { term: 'Venue', value: 'Tidemill Bouldering and Climbing Centre on the Old Harbour' },
        ]}
      />
    ),
  },
  { name: 'a counter', show: <CounterDisplay value={24} caption="of 42" /> },
  {
    name: 'people',
    show: ([24, 34, 40, 64, 96] as const).map((size) => (
      <Avatar key={size} initials="MH" hue={size * 4} src={null} size={size} />
    )),
  },
];
