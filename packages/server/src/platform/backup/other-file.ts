import { open } from 'node:fs/promises';
import { product } from './format.ts';

/** Our first lines are shorter. */
const firstBytes = 4_096;

/** What a file of ours holds that is no backup, as its first line says; null for anything else. */
export async function otherFormatOf(path: string): Promise<string | null> {
  const file = await open(path).catch(() => null);
  if (!file) return null;
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(firstBytes), 0, firstBytes, 0);
    const [line = ''] = buffer.subarray(0, bytesRead).toString().split('\n', 1);
    const header = JSON.parse(line) as { product?: unknown; format?: unknown } | null;
    return header?.product === product && typeof header.format === 'string' ? header.format : null;
  } catch {
    return null;
  } finally {
    await file.close();
  }
}
