import { Avatar } from '../avatar/avatar.tsx';
import { Card } from '../card/card.tsx';
import { Section } from '../card/section.tsx';
import { List } from '../list/list.tsx';
import { ListButton, ListItem, ListLink } from '../list/list-item.tsx';
import { StepIndicator } from '../nav/step-indicator.tsx';
import { TabLink, TabNav } from '../nav/tab-nav.tsx';
import { StatePill } from '../feedback/state-pill.tsx';

const avatar = <Avatar initials="MH" hue={120} />;
const long = 'Maria-Theresa von Hohenfels-Schwarzenberg zu Altenburg';

export const lists = [
  {
    name: 'rows that show, do and lead',
    show: (
      <List>
        <ListItem title="Ada Lovelace" subtitle="Women, 101" leading={avatar} trailing="2,460" />
        <ListItem title={long} subtitle={long} leading={avatar} trailing="2,460" selected />
        <ListButton title="Edit" subtitle="Name and year of birth" />
        <ListButton title="Delete" danger />
        <ListLink href="#somewhere" title="Scorecard" trailing={<StatePill state="live" />} />
      </List>
    ),
  },
  {
    name: 'rows without a frame',
    show: (
      <List plain>
        <ListItem title="Ada Lovelace" />
        <ListItem title={long} />
      </List>
    ),
  },
  { name: 'a card', show: <Card>Tidemill Autumn Open</Card> },
  {
    name: 'a part of a page',
    show: (
      <Section title="Routes" count={17} description="In the order of the wall.">
        <Card>Seventeen routes</Card>
      </Section>
    ),
  },
  {
    name: 'sister pages',
    show: (
      <TabNav label="Results">
        <TabLink href="#a" aria-current="page">
          Board
        </TabLink>
        <TabLink href="#b">Files</TabLink>
      </TabNav>
    ),
  },
  { name: 'steps', show: <StepIndicator current={1} steps={['Name', 'Categories', 'Routes', 'Judges']} /> },
];
