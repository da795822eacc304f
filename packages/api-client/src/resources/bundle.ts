import { camelNames, snakeNames } from '@topout/contract/names';
import type { OutboxItem } from '@topout/api-client/core';

type Command = OutboxItem['command'];

/**
 * A judge's unsent commands in one competition, as they leave the phone: in a file, or in a link in a QR
 * code.
 */
export interface Bundle {
  /** The format's version. */
  readonly topout: 1;
  readonly competition: string;
  /** Profile uuid of the judge who logged them. */
  readonly judge: string;
  readonly commands: readonly Command[];
}

/** The unsent commands of a competition. */
export const bundleOf = (competition: string, judge: string, items: readonly OutboxItem[]): Bundle => ({
  topout: 1,
  competition,
  judge,
  commands: items.filter((item) => item.competition === competition).map(({ command }) => command),
});

/** In the form that the outbox of the same person's other phone takes in. */
export const itemsOf = ({ competition, judge, commands }: Bundle, now: number): OutboxItem[] =>
  commands.map((command) => ({
    id: command.id,
    profile: judge,
    competition,
    command,
    state: 'phone',
    reason: null,
    version: null,
    follows: null,
    changedAt: now,
  }));

export const writeBundle = (bundle: Bundle): string => JSON.stringify(snakeNames(bundle));

/** @returns null if it is not such a bundle; the server checks what the commands say. */
export function readBundle(text: string): Bundle | null {
  try {
    const bundle = camelNames(JSON.parse(text)) as Partial<Bundle> | null;
    const isOne =
      bundle?.topout === 1 &&
      typeof bundle.competition === 'string' &&
      typeof bundle.judge === 'string' &&
      Array.isArray(bundle.commands) &&
      bundle.commands.every((command: Partial<Command>) => typeof command.id === 'string');
    return isOne ? (bundle as Bundle) : null;
  } catch {
    return null;
  }
}

/** Short enough for a QR code: compressed, in characters that an address may contain. */
export async function packBundle(bundle: Bundle): Promise<string> {
  const bytes = await through(
    new CompressionStream('deflate-raw'),
    new TextEncoder().encode(writeBundle(bundle)),
  );
  const text = String.fromCharCode(...bytes);
  return btoa(text).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}

/** @returns null if it is not a packed bundle. */
export async function unpackBundle(packed: string): Promise<Bundle | null> {
  try {
    const text = atob(packed.replaceAll('-', '+').replaceAll('_', '/'));
    const bytes = Uint8Array.from(text, (letter) => letter.charCodeAt(0));
    return readBundle(new TextDecoder().decode(await through(new DecompressionStream('deflate-raw'), bytes)));
  } catch {
    return null;
  }
}

async function through(stream: CompressionStream, bytes: Uint8Array<ArrayBuffer>): Promise<Uint8Array> {
  const source = new Response(bytes).body;
  if (!source) throw new Error('There is nothing to squeeze');
  return new Uint8Array(await new Response(source.pipeThrough(stream)).arrayBuffer());
}

/** The most one QR code may carry so that a phone can read it from a scratched screen. */
const mostLetters = 1_000;

/** A bundle in as many parts as it needs to stay short, in order. */
export async function packParts(bundle: Bundle): Promise<string[]> {
  const packed = await packBundle(bundle);
  const { length } = bundle.commands;
  if (packed.length <= mostLetters || length <= 1) return [packed];
  const half = Math.ceil(length / 2);
  const parts = [bundle.commands.slice(0, half), bundle.commands.slice(half)];
  return (await Promise.all(parts.map((commands) => packParts({ ...bundle, commands })))).flat();
}
