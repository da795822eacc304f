/** A colour for each of the twelve words. */
export const holdColours: Readonly<Record<string, string>> = {
  Red: '#d23c34',
  Green: '#3f9b58',
  Yellow: '#f2c230',
  Blue: '#2f6fc4',
  Orange: '#ef7f2a',
  Purple: '#7d4bb3',
  Pink: '#e86aa6',
  Turquoise: '#2ab5b0',
  Black: '#1d1d1f',
  White: '#ffffff',
  Grey: '#8d9196',
  Brown: '#7a5230',
};
