import type { TeamPerson } from '@topout/contract';
import { List, ListButton } from '@topout/ui';
import { texts } from './texts.ts';

interface PeopleProps {
  readonly label: string;
  readonly people: readonly TeamPerson[];
  readonly onChoose: (person: TeamPerson) => void;
}

/** People with their category; each row opens where to put them. */
export const People = ({ label, people, onChoose }: PeopleProps) => (
  <List aria-label={label}>
    {people.map((person) => (
      <ListButton
        key={person.user}
        title={person.name}
        subtitle={person.status === 'WAITING' ? `${person.category}, ${texts.waits}` : person.category}
        onClick={() => onChoose(person)}
      />
    ))}
  </List>
);
