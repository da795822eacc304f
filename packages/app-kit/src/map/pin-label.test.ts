import { pinLabel } from './pin-label.ts';

it.each([
  ['7', { first: '7', more: 0 }],
  ['3/2/1', { first: '3', more: 2 }],
  ['B12', { first: 'B12', more: 0 }],
  ['The long way', { first: '', more: 0 }],
  ['', { first: '', more: 0 }],
])('writes one number of "%s" on its pin', (name, label) => expect(pinLabel(name)).toEqual(label));
