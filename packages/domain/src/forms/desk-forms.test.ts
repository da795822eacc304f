import { paymentForm, walkInForm } from './desk-forms.ts';

const cash = { how: 'CASH', currency: 'EUR', amount: '25' };

it.each([
  [cash, true],
  [{ ...cash, amount: '25,50' }, true],
  [{ ...cash, amount: '' }, false],
  [{ ...cash, amount: 'ten' }, false],
  [{ ...cash, currency: 'euro' }, false],
  [{ ...cash, how: 'FREE', amount: '' }, true],
  [{ ...cash, how: '' }, false],
])('takes %j: %s', (payment, fits) => expect(paymentForm.isValidSync(payment)).toBe(fits));

const form = walkInForm([{ uuid: 'open' }, { uuid: 'youth', bornFrom: 2010 }], 2026);
const kim = {
  firstName: 'Kim',
  lastName: 'Walker',
  category: 'open',
  competitorNumber: '',
  yearOfBirth: '',
};

it.each([
  [kim, true],
  [{ ...kim, firstName: ' ' }, false],
  [{ ...kim, category: '' }, false],
  [{ ...kim, category: 'youth' }, false],
  [{ ...kim, category: 'youth', yearOfBirth: '2009' }, false],
  [{ ...kim, category: 'youth', yearOfBirth: '2012' }, true],
])('lets in %j: %s', (person, fits) => expect(form.isValidSync(person)).toBe(fits));
