import { categoryChoices } from './category-choices.ts';

const category = (name: string, bornFrom: number | null, bornTo: number | null) => ({
  uuid: name,
  name,
  capacity: null,
  bornFrom,
  bornTo,
});
const stages = [
  {
    categories: [
      category('Youth', 2011, null),
      category('Masters', null, 1986),
      category('Open', null, null),
    ],
  },
];

it.each([
  [1990, ['Open', 'Youth: Born 2011 or later', 'Masters: Born 1986 or before']],
  [2012, ['Youth', 'Open', 'Masters: Born 1986 or before']],
])('shows what does not fit somebody born in %s last, with the reason', (yearOfBirth, shown) => {
  const choices = categoryChoices({ stages }, yearOfBirth);
  expect(
    choices.map(({ category: { name }, reason }) => (reason === null ? name : `${name}: ${reason}`)),
  ).toEqual(shown);
});
