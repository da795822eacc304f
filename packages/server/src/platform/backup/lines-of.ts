/** Longer than any row of ours: of whatever else a file holds, no more than this is kept in memory. */
const longest = 64_000_000;

/** Text that is all of one line, and longer than any of ours. */
class TooLong extends Error {
  readonly code = 'TOO_LONG';
}

/** The lines of a stream of UTF-8, each of which ends with a line feed. */
export async function* linesOf(stream: AsyncIterable<Buffer>): AsyncGenerator<string> {
  let begun: Buffer[] = [];
  let length = 0;
  for await (const chunk of stream) {
    let from = 0;
    for (let end = chunk.indexOf(10); end !== -1; end = chunk.indexOf(10, from)) {
      const rest = chunk.subarray(from, end);
      yield (begun.length > 0 ? Buffer.concat([...begun, rest]) : rest).toString();
      [begun, length] = [[], 0];
      from = end + 1;
    }
    if (from === chunk.length) continue;
    begun.push(chunk.subarray(from));
    length += chunk.length - from;
    if (length > longest) throw new TooLong();
  }
  if (begun.length > 0) yield Buffer.concat(begun).toString();
}
