/** The most screens one competition may name. */
export const mostScreens = 20;

/** The most letters in a screen's name. */
export const longestScreenName = 20;

/**
 * The name of a screen in its address: `Left wall` = `left-wall`. Empty if no character fits an address, as
 * for a screen without a name, which shows the common content.
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
