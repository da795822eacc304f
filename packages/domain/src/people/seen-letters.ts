/** What shows nothing, as part of a pattern with the flag `u`: blanks, joiners, fillers. */
export const unseenLetters = String.raw`\p{Zs}\p{Default_Ignorable_Code_Point}\p{Cf}\u2800`;

const seen = new RegExp(String.raw`[^\s${unseenLetters}]`, 'u');

/** Whether a text shows anything. A name that shows nothing is no name. */
export const hasSeenLetter = (text: string): boolean => seen.test(text);
