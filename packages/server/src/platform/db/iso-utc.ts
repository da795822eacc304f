/** A column as ISO 8601 in UTC: how times inside JSON leave the database. */
export const isoUtc = (column: string): string =>
  `to_char(${column} at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;
