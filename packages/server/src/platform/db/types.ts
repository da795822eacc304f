import pg from 'pg';

const { builtins, getTypeParser } = pg.types;

const numeric: readonly number[] = [builtins.INT8, builtins.NUMERIC];

/** 64-bit integers and their sums become numbers: none of ours comes near 2^53. */
export const types: pg.CustomTypesConfig = {
  getTypeParser: (id, format) =>
    numeric.includes(id) ? Number : (getTypeParser(id, format) as typeof Number),
};
