import { readSafeCharacters, safeCharacters } from '../tickets/safe-characters.ts';
import type { Attempt } from '../model.ts';
import { hmacSha256 } from './sha256.ts';

const handleLength = 4;
const proofLength = 6;

/** How long a code stays on screen, ms. */
export const witnessCodeMs = 60_000;

/** How many minutes a code may be older or younger than the result's phone says. */
const minutesApart = 2;

/** A person who may be a witness. */
export interface WitnessKey {
  readonly profile: string;
  /** Hexadecimal; only the server and the person's own phone know it. */
  readonly key: string;
}

/** Whether a code was read, by that moment, before the result was made: nobody can have seen it then. */
export const isBeforeResult = (readMs: number, attempts: readonly Pick<Attempt, 'timestamp'>[]): boolean =>
  attempts.some(({ timestamp }) => Date.parse(timestamp) > readMs + minutesApart * witnessCodeMs);

/** The minute that a moment is in. */
export const witnessMinute = (ms: number): number => Math.floor(ms / witnessCodeMs);

/** The code that proves that a witness is there in this minute: who, and six characters. 10 characters. */
export const witnessCode = ({ profile, key }: WitnessKey, minute: number): string =>
  handleOf(profile) + proofOf(key, minute);

/** As people read it: `ABCD-EFGHJK`. */
export const showWitnessCode = (code: string): string =>
  `${code.slice(0, handleLength)}-${code.slice(handleLength)}`;

/**
 * A code as somebody typed or scanned it, in its plain form: in any case, with spaces and hyphens. Null = no
 * such code.
 */
export function readWitnessCode(text: string): string | null {
  const plain = readSafeCharacters(text);
  return plain?.length === handleLength + proofLength ? plain : null;
}

/** Whether a code may be this person's: that is for everybody to see. */
export const isCodeOf = (code: string, profile: string): boolean => code.startsWith(handleOf(profile));

/** Whether a code is the witness's of about that moment. */
export function provesWitness(code: string, witness: WitnessKey, ms: number): boolean {
  const minute = witnessMinute(ms);
  const near = Array.from({ length: 2 * minutesApart + 1 }, (_, n) => minute - minutesApart + n);
  return near.some((one) => code === witnessCode(witness, one));
}

/** The last 20 bits of a profile's uuid, which are random. */
function handleOf(profile: string): string {
  const value = Number.parseInt(profile.slice(-5), 16);
  return [15, 10, 5, 0].map((shift) => safeCharacters.charAt((value >> shift) & 31)).join('');
}

function proofOf(key: string, minute: number): string {
  const secret = Uint8Array.from({ length: key.length / 2 }, (_, n) =>
    Number.parseInt(key.slice(2 * n, 2 * n + 2), 16),
  );
  const proof = hmacSha256(secret, new TextEncoder().encode(`witness ${minute}`));
  return Array.from(proof.subarray(0, proofLength), (byte) => safeCharacters.charAt(byte & 31)).join('');
}
