/** Texts of the sponsors' set-up. */
export const sponsorsTexts = {
  title: 'Sponsors',
  lead: 'Whom you thank on the hall’s screens and over the stream, one after another in this order.',
  add: 'Add a sponsor',
  emptyTitle: 'No sponsors',
  empty: 'Add the first. Then the desk of the screens can show them.',
  list: 'Sponsors',
  full: (most: number) => `${most} sponsors are as many as there can be.`,
  actions: (name: string) => `Actions for ${name}`,
  edit: 'Edit...',
  remove: 'Remove',
  removed: (name: string) => `${name} was removed.`,

  // The form
  newTitle: 'New sponsor',
  editTitle: 'Edit sponsor',
  save: 'Save',
  name: 'Name',
  namePlaceholder: 'Chalk & Co',
  picture: 'Picture',
  pictureHint:
    'JPEG, PNG, WebP or SVG. It is shown whole, on white; a light logo without a ground gets a dark one. Without a picture the name is shown.',
  noPicture: 'We cannot read this file as a picture. Please choose another.',
  removePicture: 'Show the name instead',
} as const;
