import { fireEvent, render, screen } from '@testing-library/react';
import { Chip, ChipRow } from './chip.tsx';

it('says whether it is on, and asks for the opposite', () => {
  const onToggle = jest.fn();
  render(
    <ChipRow label="Categories">
      <Chip selected onToggle={onToggle} count={42}>
        Women
      </Chip>
    </ChipRow>,
  );
  expect(screen.getByRole('group', { name: 'Categories' })).toBeVisible();
  const chip = screen.getByRole('button', { name: /Women/, pressed: true });
  fireEvent.click(chip);
  expect(onToggle).toHaveBeenCalledWith(false);
});
