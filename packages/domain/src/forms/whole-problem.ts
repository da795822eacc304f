/** What is said of anything but a whole number within bounds. */
export const wholeMessage = (least: number, most: number): string =>
  `A whole number from ${least} to ${new Intl.NumberFormat('en').format(most)}`;

/** What is wrong with a number as it was typed; nothing also if it is missing. */
export const wholeProblem = (typed: number | null, least: number, most: number): string | undefined =>
  typed === null || (Number.isInteger(typed) && typed >= least && typed <= most)
    ? undefined
    : wholeMessage(least, most);
