/** Screens that one competition may name. */
export const mostScreens = 20;

/** Letters of the name of a screen. */
export const longestScreenName = 20;

/**
 * The name of a screen as its address has it: `Left wall` = `left-wall`. Empty when nothing of it can stand there, as of a screen
 * without a name, which shows what is common to all.
 */
export const screenName = (text: string): string =>
  text
    .normalize('NFD')
    .toLowerCase()
    .replace(/\p{M}/gu, '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-/, '')
    .slice(0, longestScreenName)
    .replace(/-$/, '');
