import pg from 'pg';

const { builtins, getTypeParser } = pg.types;

/** 64-bit integers and sums of them become numbers: none of ours comes near 2^53. */
export const types: pg.CustomTypesConfig = {
  getTypeParser: ((id: number, format?: 'text' | 'binary') =>
    id === builtins.INT8 || id === builtins.NUMERIC
      ? Number
      : getTypeParser(id, format)) as pg.CustomTypesConfig['getTypeParser'],
};
