import type { FastifyReply } from 'fastify';
import { Type } from 'typebox';

const types = {
  csv: 'text/csv; charset=utf-8',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
};

export const fileEndings = ['csv', 'xlsx'] as const;
export type FileEnding = (typeof fileEndings)[number];

const File = Type.Unsafe<Buffer | string>(Type.String());

/** The answer of a call that gives a file. */
export const fileSchema = (ending: FileEnding) => ({
  content: { [types[ending].split(';')[0] ?? '']: { schema: File } },
});

interface Attached {
  /** The competition's, which the file is named after. */
  readonly name: string;
  /** What is in it, for programs that read no other letters. */
  readonly what: string;
  readonly ending: FileEnding;
}

/** Makes the answer a file that a browser saves, and that nothing keeps. */
export function attachFile(reply: FastifyReply, { name, what, ending }: Attached): void {
  // By letters: half of one cannot be sent.
  const plain = Array.from(name.replaceAll(/[^\p{L}\p{N}]+/gu, '-'))
    .slice(0, 80)
    .join('');
  void reply.headers({
    'content-type': types[ending],
    'content-disposition': `attachment; filename="${what}.${ending}"; filename*=UTF-8''${encodeURIComponent(`${plain}.${ending}`)}`,
    'cache-control': 'private, no-store',
  });
}
