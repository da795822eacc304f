import { object } from 'yup';
import { readAddresses } from './read-addresses.ts';
import { required, requiredText } from './required.ts';

/** Whom to invite, as a list that was typed or pasted. */
export const invitationForm = object({
  addresses: requiredText().test('addresses', (text, { createError }) => {
    const { good, bad } = readAddresses(text);
    return (bad.length === 0 && good.length > 0) || createError({ message: notEmails(bad) });
  }),
});

function notEmails(bad: readonly string[]): string {
  if (bad.length === 0) return required;
  return bad.length === 1
    ? `“${bad[0]}” is no e-mail address`
    : `No e-mail addresses: ${bad.map((one) => `“${one}”`).join(', ')}`;
}
