/** The most places of a competition, a category or a session. */
export const mostPlaces = 100_000;
