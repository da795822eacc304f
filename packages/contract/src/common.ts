import { longest, unseenLetters } from '@topout/domain';
import { type Static, type TSchema, Type } from 'typebox';

/** The format alone would also accept `urn:uuid:…`, which no database does. */
export const Uuid = Type.String({ format: 'uuid', maxLength: 36 });
/** Line breaks, tabs and terminal control characters. */
const control = String.raw`\u0000-\u001f\u007f-\u009f\u2028\u2029`;
/** One line of text. Mails and lists rely on it. */
const oneLine = `^[^${control}]*$`;
/** One in which something shows. Each letter can be only one of the three: a long text is read once. */
const seenLine = `^[${unseenLetters}]*[^${unseenLetters}${control}][^${control}]*$`;
/** A name: one line of 1 to `maxLength` characters, in which something shows. */
export const Line = (maxLength: number) => Type.String({ minLength: 1, maxLength, pattern: seenLine });
/** Like `Line`, but nothing need show. */
export const LineOrNone = (maxLength: number) => Type.String({ maxLength, pattern: oneLine });
export const YearOfBirth = Type.Integer({ minimum: 1850, maximum: 2200 });
/** The largest value of a four-byte column. */
export const mostInteger = 2_147_483_647;
export const Nullable = <T extends TSchema>(schema: T) => Type.Union([schema, Type.Null()]);
/** ISO 8601, UTC. */
export const Instant = Type.String({ format: 'date-time' });
/** A planned time: in a year that calendars and today's clocks can handle, and not a leap second. */
export const Planned = Type.String({
  format: 'date-time',
  pattern: '^(19|20|21)[0-9]{2}-[0-9]{2}-[0-9]{2}[Tt ][0-9]{2}:[0-9]{2}:[0-5]',
});
export const oneOf = <const T extends readonly string[]>(values: T) =>
  Type.Unsafe<T[number]>(Type.String({ enum: [...values] }));

/** Bodies refuse unknown fields: a misspelt one must not be lost silently. */
export const Body = <T extends Record<string, TSchema>>(properties: T) =>
  Type.Object(properties, { additionalProperties: false });

/** Pages: `metadata.next` is the address of the next page, null on the last (behaviour: calls#lists). */
export const Page = <T extends TSchema>(item: T) =>
  Type.Object({ data: Type.Array(item), metadata: Type.Object({ next: Nullable(Type.String()) }) });

/**
 * Every refusal except those of /auth/token, which follow OAuth. `code` is stable, and clients switch on it;
 * the messages are for people (behaviour: calls#refusals).
 */
export const Problem = Type.Object({
  code: Type.String(),
  detail: Type.Object({
    nonFieldErrors: Type.Array(Type.Object({ message: Type.String(), code: Type.String() })),
    /** Errors by field of the body, in the order found. */
    fields: Type.Optional(Type.Record(Type.String(), Type.Array(Type.String()))),
  }),
});
export type Problem = Static<typeof Problem>;

export const CompetitionParams = Type.Object({ competition: Uuid });
export type CompetitionParams = Static<typeof CompetitionParams>;

export const Empty = Type.Null();

export const EmailAddress = Type.String({ format: 'email', maxLength: longest.address });
