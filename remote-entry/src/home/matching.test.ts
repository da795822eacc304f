import { aCompetitionSummary, aVenue } from '@topout/testing';
import { matching } from './matching.ts';

const list = [
  aCompetitionSummary({ name: 'Basalte Bloc Night', venue: aVenue({ name: 'Studio Été', city: 'Lyon' }) }),
  aCompetitionSummary({ name: 'Winter Cup', venue: aVenue({ name: 'Hala', city: 'Łódź' }) }),
];

it.each([
  ['nothing typed', '  ', ['Basalte Bloc Night', 'Winter Cup']],
  ['a part of the name, whatever its case', 'BLOC', ['Basalte Bloc Night']],
  ['a venue without its accents', 'ete', ['Basalte Bloc Night']],
  ['a city without its own letters', 'lodz', ['Winter Cup']],
  ['words from name and city', 'lyon night', ['Basalte Bloc Night']],
  ['one word that fits and one that does not', 'winter lyon', []],
])('finds by %s', (_what, search, names) => {
  expect(matching(list, search).map(({ name }) => name)).toEqual(names);
});
