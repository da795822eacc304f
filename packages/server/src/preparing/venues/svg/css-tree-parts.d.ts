/** The parts of css-tree that are needed: the whole brings the grammar of every property, ten megabytes of memory. */
declare module 'css-tree/generator' {
  export { generate as default } from 'css-tree';
}

declare module 'css-tree/parser' {
  export { parse as default } from 'css-tree';
}
