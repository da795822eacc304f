import { birthYearsText, fitsBirthYears } from './birth-years.ts';

it.each([
  [{}, 1990, true, null],
  [{}, null, true, null],
  [{ bornFrom: 2011, bornTo: null }, 1990, false, 'Born 2011 or later'],
  [{ bornFrom: 2011, bornTo: null }, 2011, true, 'Born 2011 or later'],
  [{ bornFrom: 2011, bornTo: 2012 }, 2012, true, 'Born 2011 to 2012'],
  [{ bornFrom: 2011, bornTo: 2012 }, 2013, false, 'Born 2011 to 2012'],
  [{ bornFrom: 2011, bornTo: 2011 }, 2011, true, 'Born 2011'],
  [{ bornFrom: null, bornTo: 1986 }, 1986, true, 'Born 1986 or before'],
  [{ bornFrom: null, bornTo: 1986 }, 1987, false, 'Born 1986 or before'],
  [{ bornFrom: 2011 }, null, false, 'Born 2011 or later'],
])('%j for somebody born in %s: %s', (years, born, fits, text) => {
  expect(fitsBirthYears(years, born)).toBe(fits);
  expect(birthYearsText(years)).toBe(text);
});
