/** Texts for cautions on a card. */
export const cautionTexts = {
  title: (count: number) => (count === 1 ? 'Caution' : `${count} cautions`),
  why: (reason: string, time: string) => `${time}: ${reason}`,
  two: 'Two in one competition disqualify.',
};
