/** Packages that the bundle of the server leaves whole: native ones, and those that read files of theirs. */
export const keptWhole = [
  '@electric-sql/pglite',
  '@node-rs/argon2',
  '@resvg/resvg-wasm',
  'dejavu-fonts-ttf',
  'pg',
  'pino',
  'sharp',
];
