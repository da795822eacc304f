import { randomInt } from 'node:crypto';

/** Letters that are read aloud without a doubt. 10 of 31: nobody guesses it within a rate limit. */
const letters = 'ABCDEFGHJKLMNPQRSTUVWXYZ2345678';

export const newJudgingKey = (): string =>
  Array.from({ length: 10 }, () => letters[randomInt(letters.length)]).join('');
