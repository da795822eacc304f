/** Sponsors that a competition may have at a time. */
export const mostSponsors = 12;
