import { Readable } from 'node:stream';
import { StringDecoder } from 'node:string_decoder';
import { createGunzip } from 'node:zlib';
import { Refusal, refusal } from '../../platform/errors.ts';
import { damaged, type NewsReader, newsReader } from './news-rows.ts';

const mebibyte = 1024 * 1024;

/** A whole competition with a hundred thousand results has less. */
const most = { bytes: 256 * mebibyte, lines: 1_000_000, values: 12_000_000, letters: 16 * mebibyte };

/** Rows become so much larger at most; a bomb becomes a thousand times larger. */
const largest = (packed: number): number => Math.min(most.bytes, 16 * mebibyte + 100 * packed);

/**
 * Reads a batch of news as it is unpacked, so that no batch needs more memory than its rows do.
 *
 * @throws Refusal 400 if it is damaged or of something else than this competition, 413 if it is too large
 */
export async function unpackNews(pieces: readonly Uint8Array[], competition: string): Promise<NewsReader> {
  const reader = newsReader(competition);
  const decoder = new StringDecoder('utf8');
  const packed = pieces.reduce((sum, { length }) => sum + length, 0);
  const left = { ...most, bytes: largest(packed) };
  let parts: string[] = [];
  const endLine = (): void => {
    left.lines -= 1;
    if (left.lines < 0) throw tooLarge();
    const line = parts.join('');
    parts = [];
    left.letters = most.letters;
    if (line !== '') reader.add(line);
  };
  try {
    for await (const chunk of Readable.from(pieces).pipe(createGunzip())) {
      const bytes = chunk as Buffer;
      left.bytes -= bytes.length;
      left.values -= valuesIn(bytes);
      if (left.bytes < 0 || left.values < 0) throw tooLarge();
      for (const [i, text] of decoder.write(bytes).split('\n').entries()) {
        if (i > 0) endLine();
        left.letters -= text.length;
        if (left.letters < 0) throw tooLarge();
        parts.push(text);
      }
    }
  } catch (error) {
    throw error instanceof Refusal ? error : damaged();
  }
  parts.push(decoder.end());
  endLine();
  return reader;
}

const marks = new Set([',', '[', '{'].map((mark) => mark.charCodeAt(0)));

/** About how many values JSON has: each of them takes memory, however short it is. */
function valuesIn(bytes: Buffer): number {
  let values = 0;
  for (const byte of bytes) if (marks.has(byte)) values += 1;
  return values;
}

const tooLarge = () => refusal(413, 'hall.too_large', 'The news are larger than any competition.');
