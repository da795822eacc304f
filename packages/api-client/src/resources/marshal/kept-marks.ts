import { personOf, readSession, storeLocally } from '@topout/api-client/core';
import type { MarshalMarkBody } from '@topout/contract';

/** Only of whoever is signed in: nobody sends another person's marks. Entries and states, no names. */
const ownKeys = () => `topout.marshal/${personOf(readSession()) ?? 'nobody'}/`;

/** Each mark has a key of its own: tabs of one browser do not overwrite each other's. */
const keyOf = (competition: string, uuid: string) => `${ownKeys()}${competition}/${uuid}`;

const keysFrom = (start: string) => Object.keys(localStorage).filter((key) => key.startsWith(start));

/** How many marks of the signed-in person are on this phone only, of all competitions. */
export const unsentMarks = (): number => keysFrom(ownKeys()).length;

/** The signed-in person's marks in a competition that the server has not answered, whichever tab made them. */
export const readMarks = (competition: string): MarshalMarkBody[] =>
  keysFrom(keyOf(competition, '')).flatMap((key) => {
    try {
      return [JSON.parse(localStorage.getItem(key) ?? '') as MarshalMarkBody];
    } catch {
      return [];
    }
  });

export const keepMark = (competition: string, mark: MarshalMarkBody) =>
  storeLocally(keyOf(competition, mark.uuid), JSON.stringify(mark));

export const forgetMark = (competition: string, { uuid }: MarshalMarkBody) =>
  storeLocally(keyOf(competition, uuid), null);

/** @returns a function that stops listening */
export function onMarksOfOtherTabs(listener: () => void): () => void {
  window.addEventListener('storage', listener);
  return () => window.removeEventListener('storage', listener);
}
