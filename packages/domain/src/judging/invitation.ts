/** An unused invitation expires after this many days. */
export const invitationDays = 14;

const prefix = 'i-';

/** One person's judging key, as a mailed link carries it. @param secret base64url */
export const invitationKey = (secret: string): string => `${prefix}${secret}`;

/**
 * Whether a judging key belongs to one person, rather than being the one a competition shares with all its
 * judges.
 */
export const isInvitationKey = (key: string): boolean => key.startsWith(prefix);
