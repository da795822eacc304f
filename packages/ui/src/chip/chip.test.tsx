import { fireEvent, render, screen } from '@testing-library/react';
import { Chip, ChipRow } from './chip.tsx';
import { ColorDot } from './color-dot.tsx';

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

it.each([
  ['none as white', [], 'white'],
  ['one as it is', ['red'], 'red'],
  ['several as slices', ['red', 'blue'], 'linear-gradient(135deg, red 0% 50%, blue 50% 100%)'],
])('shows colours: %s', (_name, colors, background) => {
  const { container } = render(<ColorDot colors={colors} />);
  expect(container.firstElementChild).toHaveStyle({ background });
});
