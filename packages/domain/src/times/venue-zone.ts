/** The time zone of a competition: its venue's; UTC while it has none. */
export const venueZone = (venue: { readonly timeZone: string } | null | undefined): string =>
  venue?.timeZone ?? 'UTC';
