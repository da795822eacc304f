export const texts = {
  scan: 'Scan a code',
  scanHint: 'Hold the code in front of the camera.',
  noCamera: 'The camera can’t be used. Allow it in the browser, or search by number.',
  notLookedUp: 'The code could not be looked up. Try again.',
  unknownCode: 'This code names nobody here.',
} as const;
