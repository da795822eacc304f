import { fireEvent, render, screen, within } from '@testing-library/react';
import { List } from './list.tsx';
import { ListButton, ListItem, ListLink } from './list-item.tsx';

it('holds rows that show, do or lead somewhere', () => {
  const onClick = jest.fn();
  render(
    <List aria-label="People">
      <ListItem title="Ada" subtitle="Women" trailing="12" actions={<button>Remove</button>} />
      <ListButton title="Ben" selected onClick={onClick} />
      <ListLink href="#chiara" title="Chiara" />
    </List>,
  );
  const list = within(screen.getByRole('list', { name: 'People' }));
  expect(list.getAllByRole('listitem')).toHaveLength(3);
  expect(list.getByRole('button', { name: 'Remove' })).toBeVisible();
  fireEvent.click(list.getByRole('button', { name: 'Ben', pressed: true }));
  expect(onClick).toHaveBeenCalledTimes(1);
  expect(list.getByRole('link', { name: 'Chiara' })).toHaveAttribute('href', '#chiara');
});
