import { resolve } from 'node:path';

/**
 * The words with the path of an option made absolute, and in a word of its own: the server that runs the command has
 * another folder.
 */
export const fromHere = (args: readonly string[], option: string): string[] =>
  args.flatMap((word, index) => {
    if (word.startsWith(`${option}=`)) return [option, resolve(word.slice(option.length + 1))];
    return args[index - 1] === option ? resolve(word) : word;
  });
