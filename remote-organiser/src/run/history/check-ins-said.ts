import { amountText, checkInFields, paymentWays } from '@topout/domain';
import { texts as deskTexts } from '../check-in/texts.ts';

type Fields = Readonly<Record<string, unknown>>;

const isFields = (value: unknown): value is Fields => typeof value === 'object' && value !== null;

/** What a record of the desk left behind: "Here", "Paid, 25.00 EUR, Cash", "No bib". Empty once it was forgotten. */
export function checkInsSaid(after: unknown): string[] {
  if (!isFields(after)) return [];
  return checkInFields
    .filter((field) => field in after)
    .map((field) => {
      const now = after[field];
      const words = deskTexts.marks[field][now === null ? 'off' : 'on'];
      return [words, ...(isFields(now) ? detailsOf(now) : [])].join(', ');
    });
}

/** How much and how, or which guardian. */
function detailsOf({ amountMinor, currency, how, name }: Fields): string[] {
  const way = paymentWays.find((one) => one === how);
  if (typeof amountMinor === 'number' && typeof currency === 'string' && way)
    return way === 'FREE'
      ? [deskTexts.ways.FREE]
      : [`${amountText(amountMinor, currency)} ${currency}`, deskTexts.ways[way]];
  return typeof name === 'string' && name !== '' ? [deskTexts.signedBy(name)] : [];
}
