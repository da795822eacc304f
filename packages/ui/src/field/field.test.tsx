import { fireEvent, render, screen } from '@testing-library/react';
import { Checkbox, Switch } from './checkbox.tsx';
import { Field } from './field.tsx';
import { PasswordInput } from './password-input.tsx';
import { SearchInput } from './search-input.tsx';
import { Select } from './select.tsx';
import { TextArea } from './text-area.tsx';
import { TextInput } from './text-input.tsx';

it.each([
  ['TextInput', <TextInput key="" />],
  ['TextArea', <TextArea key="" />],
  ['PasswordInput', <PasswordInput key="" />],
  ['Select', <Select key="" />],
])('ties %s to its label and its error', (_name, control) => {
  render(
    <Field label="City" hint="Where you live" error="Required">
      {control}
    </Field>,
  );
  const input = screen.getByLabelText('City');
  expect(input).toBeInvalid();
  expect(input).toHaveAccessibleDescription('Required');
  expect(screen.queryByText('Where you live')).toBeNull();
});

it('describes a control by its hint while nothing is wrong', () => {
  render(
    <Field label="City" hint="Where you live" error={false} optional>
      <TextInput />
    </Field>,
  );
  const input = screen.getByLabelText('City (optional)');
  expect(input).toBeValid();
  expect(input).toHaveAccessibleDescription('Where you live');
});

it('lets a password be looked at', () => {
  render(
    <Field label="Password">
      <PasswordInput defaultValue="secret" />
    </Field>,
  );
  expect(screen.getByLabelText('Password')).toHaveAttribute('type', 'password');
  fireEvent.click(screen.getByRole('button', { name: 'Show password' }));
  expect(screen.getByLabelText('Password')).toHaveAttribute('type', 'text');
});

it('offers a placeholder that cannot be chosen', () => {
  render(
    <Select aria-label="Category" placeholder="Choose a category..." defaultValue="">
      <option value="1">Women</option>
    </Select>,
  );
  expect(screen.getByRole('combobox')).toHaveDisplayValue('Choose a category...');
  expect(screen.getByRole('option', { name: 'Choose a category...' })).toBeDisabled();
});

it('clears a search and stays in it', () => {
  const onChange = jest.fn();
  const { rerender } = render(<SearchInput label="Search people" value="" onChange={onChange} />);
  expect(screen.queryByRole('button')).toBeNull();
  fireEvent.change(screen.getByRole('searchbox', { name: 'Search people' }), { target: { value: 'ad' } });
  expect(onChange).toHaveBeenLastCalledWith('ad');

  rerender(<SearchInput label="Search people" value="ad" onChange={onChange} />);
  fireEvent.click(screen.getByRole('button', { name: 'Clear search' }));
  expect(onChange).toHaveBeenLastCalledWith('');
  expect(screen.getByRole('searchbox')).toHaveFocus();
});

it('ties a tick box to its error', () => {
  render(<Checkbox label="I accept" error="You must accept" />);
  const box = screen.getByRole('checkbox', { name: 'I accept' });
  expect(box).toBeInvalid();
  expect(box).toHaveAccessibleDescription('You must accept');
});

it('reports a switch that is turned', () => {
  const turned = jest.fn<void, [boolean]>();
  render(<Switch label="Live" hint="Everyone sees it" onChange={(event) => turned(event.target.checked)} />);
  fireEvent.click(screen.getByRole('switch'));
  expect(turned).toHaveBeenCalledWith(true);
});
