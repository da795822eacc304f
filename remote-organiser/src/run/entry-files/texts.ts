/** Texts of the page that gives all entries as a file. */
export const texts = {
  title: 'Download entries',
  lead: 'One row for each person who is entered, with team, session, status, payment, waiver and check-in.',
  answers:
    'Answers are in it as far as you may read them, and consents with the version of the text and times.',
  private: 'The file holds personal data. Keep it only as long as you need it.',
  xlsx: 'Excel (.xlsx)',
  csv: 'CSV',
  failed: 'The file could not be made. Please try again.',
} as const;
