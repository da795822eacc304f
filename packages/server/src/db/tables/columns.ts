import type { ColumnType } from 'kysely';

/** Read as Date, written as Date or ISO 8601. */
export type Instant = ColumnType<Date, Date | string, Date | string>;
export type NullableInstant = ColumnType<Date | null, Date | string | null | undefined, Date | string | null>;
/** The table sets it when the row is made. */
export type MadeInstant = ColumnType<Date, Date | string | undefined, Date | string>;
/** Optional when a row is made: the table says null. */
export type Maybe<T> = ColumnType<T | null, T | null | undefined, T | null>;
