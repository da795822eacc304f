/** Texts of the venue. */
export const venueTexts = {
  title: 'Venue',
  lead: 'Where it takes place, and by which clocks its times are shown.',
  shared: 'The venue is shared by all competitions held there.',
  logo: 'Logo',
  logoFile: 'Logo of the venue',
  logoHint: 'Picture or SVG. It stands above the pages where people enter and become judges.',
  noPicture: 'Please select an image',
  removeLogo: 'Remove the logo',
  save: 'Save changes',
  saved: 'Saved',
} as const;
