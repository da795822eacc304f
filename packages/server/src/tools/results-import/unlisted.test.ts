import { unlistedPlaces } from './unlisted.ts';

it.each<[string, (number | null)[], number[]]>([
  ['nobody of a whole list', [1, 2, 2, 4], []],
  ['who shares a place with one who is listed', [1, 2, 4], [2]],
  ['two of three', [1, 1, 5], [1, 1]],
  ['who is before the first', [3, 4], [1, 1]],
  ['nobody of an empty list', [], []],
  ['nobody for those without a place', [1, null, 2], []],
  ['nobody where more share a place than leave a gap', [1, 1, 2], []],
])('finds %s', (_who, places, unlisted) => expect(unlistedPlaces(places)).toEqual(unlisted));
