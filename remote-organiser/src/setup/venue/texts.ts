/** The texts of the venue. */
export const venueTexts = {
  title: 'Venue',
  lead: 'Where it takes place, and by which clocks its times are shown.',
  shared: 'The venue is shared by all competitions held there.',
  save: 'Save changes',
  saved: 'Saved',
  required: 'Required',
} as const;
