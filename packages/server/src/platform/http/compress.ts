import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const asBrotli = promisify(brotliCompress);
const asGzip = promisify(gzip);

/**
 * Bytes as brotli, off the main thread.
 *
 * @param quality 0 (fast) to 11 (small)
 */
export const toBrotli = async (bytes: Buffer, quality: number): Promise<Buffer> =>
  alone(await asBrotli(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: quality } }));

/**
 * Bytes as gzip, off the main thread.
 *
 * @param level 1 (fast) to 9 (small)
 */
export const toGzip = async (bytes: Buffer | string, level: number): Promise<Buffer> =>
  alone(await asGzip(bytes, { level }));

/**
 * Node cuts what it compressed out of 64 kB: whoever keeps 2 kB of a board keeps all of that. A copy of its own
 * is as large as it has to be.
 */
function alone(bytes: Buffer): Buffer {
  const copy = Buffer.allocUnsafeSlow(bytes.length);
  bytes.copy(copy);
  return copy;
}
