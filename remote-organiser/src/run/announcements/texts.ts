const people = {
  EVERYBODY: 'Everybody',
  JUDGES: 'Judges and staff',
  STAFF: 'Staff',
} as const;

export const texts = {
  title: 'Announcements',
  loading: 'Loading the announcements',
  empty: 'Nothing was announced yet.',
  text: 'What do you want to say?',
  textHint: 'Plain text, without links. It appears at once for everybody it is for.',
  to: 'For',
  people,
  category: (name: string) => `Category ${name}, and staff`,
  goneCategory: 'A category',
  announce: 'Announce',
  askTitle: (to: string) => `Announce this? ${to}`,
  ask: 'It appears on every phone and screen it is for. You can withdraw it, but people may have read it by then.',
  sent: 'Announced.',
  by: (who: string, when: string, to: string) => `${to} · ${when} · ${who}`,
  at: (when: string, to: string) => `${to} · ${when}`,
  withdrawn: (when: string) => `Withdrawn at ${when}`,
  withdraw: 'Withdraw',
  withdrawTitle: 'Withdraw this announcement?',
  withdrawHint: 'It disappears from all phones and screens. The history keeps it.',
  somebody: 'somebody who is gone',
} as const;
