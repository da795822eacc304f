import type { ColumnType } from 'kysely';

/** Read as Date, written as Date or ISO 8601. */
export type Instant = ColumnType<Date, Date | string, Date | string>;
export type NullableInstant = ColumnType<Date | null, Date | string | null | undefined, Date | string | null>;
/** The table sets it when the row is created. */
export type MadeInstant = ColumnType<Date, Date | string | undefined, Date | string>;
/** Optional when creating a row: the table fills in null. */
export type Maybe<T> = ColumnType<T | null, T | null | undefined, T | null>;
