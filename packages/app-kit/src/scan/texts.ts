export const texts = {
  scan: 'Scan a code',
  scanHint: 'Hold the code in front of the camera.',
  light: 'Light',
  again: 'Try again',
  /** Why nothing can be scanned. */
  faults: {
    refused: 'The camera is not allowed',
    missing: 'No camera was found',
    busy: 'The camera can’t be used',
    notLoaded: 'The code reader could not be loaded',
  },
  /** What to do about it. */
  ways: {
    refused: 'Allow it for this page in the browser’s settings, or close this and type instead.',
    missing: 'Close this and type instead.',
    busy: 'Close what else uses it, or close this and type instead.',
    notLoaded: 'Check the connection, or close this and type instead.',
  },
  notLookedUp: 'The code could not be looked up. Take it away, then show it again.',
} as const;
