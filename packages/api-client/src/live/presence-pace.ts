/** While a stream reports changes, reading again only makes up for lost ones. */
const listeningMs = 60_000;
const deafMs = 5_000;

let listening = false;

export function setListening(isSo: boolean) {
  listening = isSo;
}

/**
 * How often to read data that other judges may change: seldom while a stream reports changes, often where
 * none gets through.
 */
export const pollMs = (): number => (listening ? listeningMs : deafMs);
