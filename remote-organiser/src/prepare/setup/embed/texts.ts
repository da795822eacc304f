/** Texts about boards on other web sites. */
export const embedTexts = {
  title: 'Other web sites',
  lead: 'Show a live board on a club’s or federation’s site.',
  notPublic: 'The leaderboard is not public yet. Until it is, the site says so in one sentence.',
  category: 'Category',
  rows: 'Rows',
  rowsOf: (n: number) => `First ${n}`,
  theme: 'Colours',
  themes: { auto: 'As the visitor’s device', light: 'Light', dark: 'Dark' },
  preview: 'Preview',
  previewOf: (name: string) => `Board of ${name}, as another site shows it`,
  element: 'As part of the page',
  elementHint:
    'Takes the width and the font of the place where you put it. For sites that may load a script.',
  frame: 'In a frame',
  frameHint: 'For sites that allow no scripts. Change the height to what fits.',
  copy: 'Copy',
  copied: 'Copied',
  notCopied: 'Your browser did not allow copying. Select the text and copy it.',
} as const;
