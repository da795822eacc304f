import { fireEvent, render, screen } from '@testing-library/react';
import { RadioCards } from '../field/radio-cards.tsx';
import { SegmentedChoice } from '../touch/segmented-choice.tsx';

const options = [
  { value: 'a', label: 'Alone', hint: 'Just me' },
  { value: 'b', label: 'Together' },
  { value: 'c', label: 'Later', disabled: true },
] as const;

it.each([
  ['cards', RadioCards],
  ['segments', SegmentedChoice],
])('chooses one of several %s', (_name, Group) => {
  const onChange = jest.fn();
  render(<Group label="Who?" value="a" onChange={onChange} options={options} error="Required" />);
  expect(screen.getByRole('group', { name: 'Who?' })).toHaveAccessibleDescription('Required');
  expect(screen.getByRole('radio', { name: /Alone/ })).toBeChecked();
  expect(screen.getByRole('radio', { name: 'Later' })).toBeDisabled();
  fireEvent.click(screen.getByRole('radio', { name: 'Together' }));
  expect(onChange).toHaveBeenCalledWith('b');
});

it('can be switched off as a whole', () => {
  render(
    <SegmentedChoice label="Who?" hideLabel value={null} onChange={jest.fn()} options={options} disabled />,
  );
  expect(screen.getByRole('radio', { name: 'Together' })).toBeDisabled();
});
