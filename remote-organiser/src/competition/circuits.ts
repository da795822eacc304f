/** Common hold colours in gyms. */
export const circuits: readonly { readonly name: string; readonly color: string }[] = [
  { name: 'Yellow', color: '#f2c230' },
  { name: 'Green', color: '#3f9b58' },
  { name: 'Blue', color: '#2f6fc4' },
  { name: 'Red', color: '#d23c34' },
  { name: 'Black', color: '#26262b' },
  { name: 'White', color: '#ffffff' },
  { name: 'Purple', color: '#7d4bb3' },
  { name: 'Pink', color: '#e86aa6' },
  { name: 'Orange', color: '#ef7f2a' },
  { name: 'Mint', color: '#63c9b0' },
];
