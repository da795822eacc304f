/** The crop for an avatar of 40 px (spec 2 §9); other hosts' pictures are taken as they are. */
export const smallPicture = (url: string | null): string | null =>
  url?.includes('/media/') ? `${url}?size=40` : url;
