/** The time zone of a competition: its venue's, or UTC without a venue. */
export const venueZone = (venue: { readonly timeZone: string } | null | undefined): string =>
  venue?.timeZone ?? 'UTC';
