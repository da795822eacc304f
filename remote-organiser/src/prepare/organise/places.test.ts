import { existsSync } from 'node:fs';
import path from 'node:path';
import { countries, timeZones } from './places.ts';

it('offers only countries that have a flag', () => {
  const set = path.join(import.meta.dirname, '../../../../shell/node_modules/country-flag-icons/3x2');
  const flagless = countries().filter(({ code }) => !existsSync(path.join(set, `${code}.svg`)));
  expect(countries().length).toBeGreaterThan(240);
  expect(flagless).toEqual([]);
});

it('puts the likely time zones first, and the others by continent and place', () => {
  const [likely, ...areas] = timeZones('Europe/Paris', 'Europe/Vienna');
  expect(likely?.zones.map(({ id }) => id)).toEqual(['Europe/Vienna', 'Europe/Paris']);
  const europe = areas.find(({ area }) => area === 'Europe');
  expect(europe?.zones).toContainEqual({ id: 'Europe/Rome', label: 'Rome' });
  expect(europe?.zones.some(({ id }) => id === 'Europe/Vienna')).toBe(false);
  const labels = areas.flatMap(({ zones }) => zones.map(({ label }) => label));
  // Some engines give no country for it.
  expect(labels.some((label) => label.startsWith('Buenos Aires'))).toBe(true);
  expect(labels).toContain('Knox, Indiana');
});

it('names a zone once where it is this browser’s own', () => {
  expect(timeZones('Europe/Rome', 'Europe/Rome')[0]?.zones).toHaveLength(1);
});
