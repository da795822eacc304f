/** One icon: its shapes with their attributes, on a grid of 24 by 24. */
declare module 'lucide/dist/esm/icons/*.mjs' {
  const shapes: readonly (readonly [shape: string, attributes: Readonly<Record<string, string>>])[];
  export default shapes;
}
