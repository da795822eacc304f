import { type Static, type TSchema, Type } from 'typebox';

/** The format alone would also take `urn:uuid:…`, which no database does. */
export const Uuid = Type.String({ format: 'uuid', maxLength: 36 });
/** One line of text: no line breaks, no tabs, nothing that steers a terminal. Mails and lists rely on it. */
const oneLine = '^[^\\u0000-\\u001f\\u007f-\\u009f\\u2028\\u2029]*$';
/** A name: one line of 1 to `maxLength` characters. */
export const Line = (maxLength: number) => Type.String({ minLength: 1, maxLength, pattern: oneLine });
/** As `Line`, and it may be empty. */
export const LineOrNone = (maxLength: number) => Type.String({ maxLength, pattern: oneLine });
export const YearOfBirth = Type.Integer({ minimum: 1850, maximum: 2200 });
/** What a column of four bytes holds. */
export const mostInteger = 2_147_483_647;
export const Nullable = <T extends TSchema>(schema: T) => Type.Union([schema, Type.Null()]);
/** ISO 8601, UTC. */
export const Instant = Type.String({ format: 'date-time' });
/** When something is planned: in a year that calendars and clocks of the day can count with, and no leap second. */
export const Planned = Type.String({
  format: 'date-time',
  pattern: '^(19|20|21)[0-9]{2}-[0-9]{2}-[0-9]{2}[Tt ][0-9]{2}:[0-9]{2}:[0-5]',
});
export const oneOf = <const T extends readonly string[]>(values: T) =>
  Type.Unsafe<T[number]>(Type.String({ enum: [...values] }));

/** Bodies refuse what they do not know: a misspelt field must not be lost in silence. */
export const Body = <T extends Record<string, TSchema>>(properties: T) =>
  Type.Object(properties, { additionalProperties: false });

/** Pages: `metadata.next` is the address of the next page, null at the end (spec 1 §7). */
export const Page = <T extends TSchema>(item: T) =>
  Type.Object({ data: Type.Array(item), metadata: Type.Object({ next: Nullable(Type.String()) }) });

/**
 * Every refusal but those of /auth/token, which are OAuth's own.
 * `code` is stable and what clients switch on; the messages are for people (spec 1 §7).
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

export const EmailAddress = Type.String({ format: 'email', maxLength: 320 });
