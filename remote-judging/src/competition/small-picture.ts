/** The crop for a 40 px avatar (behaviour: people#pictures); other hosts' pictures stay as they are. */
export const smallPicture = (url: string | null): string | null =>
  url?.includes('/media/') ? `${url}?size=40` : url;
