/** Texts of the entrance for staff. */
export const adminTexts = {
  title: 'Staff',
  lead: 'For those who run this competition.',
  signIn: 'Sign in as staff',
  notStaffTitle: 'No staff role in this competition',
  notStaff: (email: string | null) =>
    email === null
      ? 'The account you are signed in with has no staff role here. Ask the organiser for one.'
      : `${email} has no staff role here. Ask the organiser for one, or use another account.`,
  another: 'Use another account',
  loginTitle: 'Sign in as staff',
} as const;
