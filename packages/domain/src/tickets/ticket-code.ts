import { readSafeCharacters, safeCharacters } from './safe-characters.ts';

/** Without the check character: 40 bits. */
const codeLength = 8;

/** Multiplies by x in the field of 32 elements, with the polynomial x⁵ + x² + 1. */
const timesX = (value: number): number => (value & 16 ? (value << 1) ^ 0b100101 : value << 1);

/** Zero for a whole code. Every place has its own weight, so one wrong character or two swapped ones show. */
const checkSum = (values: readonly number[]): number => values.reduce((sum, value) => timesX(sum) ^ value, 0);

/** The code of a ticket: 8 characters and a check character. @param random at least 8 random bytes */
export function ticketCode(random: Uint8Array): string {
  const values = [...random.subarray(0, codeLength)].map((byte) => byte & 31);
  return [...values, timesX(checkSum(values))].map((value) => safeCharacters.charAt(value)).join('');
}

/** As people read it: `ABCD-EFGHJ`. */
export const showTicketCode = (code: string): string => `${code.slice(0, 4)}-${code.slice(4)}`;

/** A code as somebody typed or scanned it, in its plain form. Null = a typing mistake. */
export function readTicketCode(text: string): string | null {
  const plain = readSafeCharacters(text);
  const values = Array.from(plain ?? '', (character) => safeCharacters.indexOf(character));
  return values.length === codeLength + 1 && checkSum(values) === 0 ? plain : null;
}
