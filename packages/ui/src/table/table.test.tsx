import { fireEvent, render, screen } from '@testing-library/react';
import { RowHeader, Table, Td, Th } from './table.tsx';
import { RowButton, Tr } from './table-row.tsx';

it('is a real table, named, with a header in each row', () => {
  render(
    <Table label="Results">
      <thead>
        <tr>
          <Th>Name</Th>
          <Th numeric>Points</Th>
        </tr>
      </thead>
      <tbody>
        <Tr selected>
          <RowHeader>Ada</RowHeader>
          <Td numeric>12</Td>
        </Tr>
      </tbody>
    </Table>,
  );
  expect(screen.getByRole('table', { name: 'Results' })).toBeVisible();
  expect(screen.getAllByRole('columnheader')).toHaveLength(2);
  expect(screen.getByRole('rowheader', { name: 'Ada' }).closest('tr')).toHaveClass('selected');
  expect(screen.getByRole('cell', { name: '12' })).toHaveClass('numeric');
});

it('lets a row be pressed', () => {
  const onClick = jest.fn();
  render(
    <table>
      <tbody>
        <Tr>
          <Td>
            <RowButton onClick={onClick}>Ada</RowButton>
          </Td>
        </Tr>
      </tbody>
    </table>,
  );
  fireEvent.click(screen.getByRole('button', { name: 'Ada' }));
  expect(onClick).toHaveBeenCalledTimes(1);
});
