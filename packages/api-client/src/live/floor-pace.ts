/** While a stream tells of changes, reading again only makes up for what got lost. */
const listeningMs = 60_000;
const deafMs = 5_000;

let listening = false;

export function setListening(isSo: boolean) {
  listening = isSo;
}

/** How often to read what other judges may change: seldom while they are heard of, often where no stream gets through. */
export const pollMs = (): number => (listening ? listeningMs : deafMs);
