import { roleNames } from '../../texts/roles.ts';

/** Texts of the screen for staff and judges. */
export const texts = {
  title: 'Staff and judges',
  lead: 'Roles, who is working now, and who is waiting for approval.',
  loading: 'Loading staff and judges',
  roles: roleNames,
  roleHints: [
    'Judge: logs attempts on the routes of their areas.',
    'Staff judge: judges every route, and organises.',
    'Staff: organises, and does not judge.',
  ],

  requests: 'Waiting for approval',
  requestsHint: 'They scanned the judging code. An e-mail tells them once they are approved.',
  approve: 'Approve',
  refuse: 'Refuse',
  refuseTitle: (name: string) => `Refuse ${name}?`,
  refuseQuestion: 'They can ask again by scanning the judging code.',

  people: 'People',
  nobody: 'Nobody but you yet',
  roleOf: (name: string) => `Role of ${name}`,
  onlyMaster: 'Only the master judge can make somebody staff, or take a staff role away.',
  noGroups: 'no area',
  remove: (name: string) => `Remove ${name}`,
  removeTitle: (name: string) => `Remove ${name}?`,
  removeQuestion:
    'They lose all access here. Results they have logged stay; anything still on their phone will be held.',
  removeIt: 'Remove',
  online: 'Online',
  seen: (ago: string) => `Seen ${ago}`,
  neverSeen: 'Not seen yet',
  unsent: (n: number) => `${n} unsent`,

  invite: 'Invite by e-mail',
  inviteHint: 'Each gets a link of their own and needs no approval.',
  role: 'Role',

  invitations: 'Invitations',
  invitationsHint: 'A link works once, within two weeks. Sent again, the one before stops working.',
  isSent: 'Sent',
  sentAgo: (when: string) => `Sent ${when}`,
  expired: 'Expired',
  acceptedBy: (name: string | null) => (name === null ? 'Accepted' : `Accepted by ${name}`),
  sendAgain: 'Send again',
  sendAgainTo: (email: string) => `Send again to ${email}`,
  withdraw: 'Withdraw',
  withdrawFrom: (email: string) => `Withdraw the invitation to ${email}`,
  withdrawTitle: (email: string) => `Withdraw the invitation to ${email}?`,
  withdrawQuestion: 'The link in the e-mail stops working. You can send another one at any time.',
} as const;
