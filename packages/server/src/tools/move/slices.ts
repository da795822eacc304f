/** Rows for one statement: it then stays far below the time that a statement may take, and both sides hold little at once. */
export const rowsAtOnce = 1_000;

export const slicesOf = <T>(rows: readonly T[]): T[][] =>
  Array.from({ length: Math.ceil(rows.length / rowsAtOnce) }, (_, index) =>
    rows.slice(index * rowsAtOnce, (index + 1) * rowsAtOnce),
  );
