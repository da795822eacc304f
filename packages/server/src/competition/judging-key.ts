import { randomInt } from 'node:crypto';

/** Characters that nobody mishears. 10 out of 31: impossible to guess within a rate limit. */
const letters = 'ABCDEFGHJKLMNPQRSTUVWXYZ2345678';

export const newJudgingKey = (): string =>
  Array.from({ length: 10 }, () => letters[randomInt(letters.length)]).join('');
