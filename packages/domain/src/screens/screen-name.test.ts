import { screenName } from './screen-name.ts';

it.each([
  ['left', 'left'],
  [' Left  Wall ', 'left-wall'],
  ['Zürich/2', 'zurich-2'],
  ['--', ''],
  ['左', ''],
  ['the wall beside the café', 'the-wall-beside-the'],
])('says %j as %j', (text, name) => {
  expect(screenName(text)).toBe(name);
  expect(screenName(name)).toBe(name);
});
