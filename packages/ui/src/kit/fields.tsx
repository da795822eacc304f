import { Checkbox, Switch } from '../field/checkbox.tsx';
import { Field } from '../field/field.tsx';
import { PasswordInput } from '../field/password-input.tsx';
import { SearchInput } from '../field/search-input.tsx';
import { Select } from '../field/select.tsx';
import { TextArea } from '../field/text-area.tsx';
import { TextInput } from '../field/text-input.tsx';
import { inStates } from './specimen.ts';

const messages = [{}, { hint: 'As on the start list.' }, { error: 'Name is required' }, { optional: true }];

const nothing = () => undefined;

export const fields = [
  ...inStates(
    messages,
    (message) => `text, ${Object.keys(message)[0] ?? 'empty'}`,
    (message) => (
      <Field label="Name" {...message}>
        <TextInput placeholder="First and last name" />
      </Field>
    ),
  ),
  {
    name: 'text, filled in',
    show: (
      <Field label="Name">
        <TextInput defaultValue="Maria-Theresa von Hohenfels-Schwarzenberg" />
      </Field>
    ),
  },
  {
    name: 'text, closed',
    show: (
      <Field label="Name">
        <TextInput defaultValue="Ada" disabled />
      </Field>
    ),
  },
  {
    name: 'a choice',
    show: (
      <Field label="Category">
        <Select placeholder="Choose a category..." defaultValue="">
          <option>Women</option>
          <option>Men</option>
        </Select>
      </Field>
    ),
  },
  {
    name: 'a password',
    show: (
      <Field label="Password">
        <PasswordInput defaultValue="flash-onsight" />
      </Field>
    ),
  },
  {
    name: 'several lines',
    show: (
      <Field label="Note">
        <TextArea defaultValue="Foot left the ground before the start." />
      </Field>
    ),
  },
  { name: 'search', show: <SearchInput label="Search" value="Ada" onChange={nothing} /> },
  ...inStates(
    [{}, { defaultChecked: true }, { disabled: true }, { error: 'Tick this to go on.' }],
    (state) => `a box, ${Object.keys(state)[0] ?? 'empty'}`,
    (state) => <Checkbox label="I have read the rules" {...state} />,
  ),
  ...inStates(
    [{}, { defaultChecked: true }, { disabled: true }],
    (state) => `a switch, ${Object.keys(state)[0] ?? 'off'}`,
    (state) => <Switch label="Show the board" hint="Takes effect at once." {...state} />,
  ),
];
