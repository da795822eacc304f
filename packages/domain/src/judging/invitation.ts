/** An invitation that nobody took up is of no use after so many days. */
export const invitationDays = 14;

const prefix = 'i-';

/** The judging key of one person, as a mailed link carries it. @param secret base64url */
export const invitationKey = (secret: string): string => `${prefix}${secret}`;

/** Whether a judging key is that of one person, and not the one that a competition shows to all its judges. */
export const isInvitationKey = (key: string): boolean => key.startsWith(prefix);
