/** A picture's address, on whichever host the caller reached us; null without one. */
export const pictureUrl = (picture: string | null): string | null => picture && `/api/media/${picture}`;
