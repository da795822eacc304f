export const texts = {
  byMail: 'Not on the home page yet: confirm your e-mail first. Links and QR codes work already.',
  next: 'Open it and the competition appears on the home page.',
  byOwner: 'Not on the home page yet: its master judge has not confirmed their e-mail.',
  byHost:
    'The host of this server took the competition off the home page. Its links and QR codes still work.',
} as const;
