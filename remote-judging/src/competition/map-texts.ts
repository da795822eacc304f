/** Texts of maps to tap on. */
export const mapTexts = {
  pin: (name: string, colour: string, done: boolean) =>
    `Route ${name}, ${colour.toLowerCase()}${done ? ', topped' : ''}`,
  view: 'View',
  list: 'List',
  map: 'Map',
} as const;
