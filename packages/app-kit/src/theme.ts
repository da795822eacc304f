import { atom } from 'jotai';

export type Theme = 'light' | 'dark';

const key = 'topout/theme';

const isTheme = (text: string | null): text is Theme => text === 'light' || text === 'dark';

function readTheme(): Theme | null {
  const text = localStorage.getItem(key);
  return isTheme(text) ? text : null;
}

const chosenAtom = atom(readTheme());

/** The theme chosen on this device; null lets the page and the device decide. */
export const themeAtom = atom(
  (get) => get(chosenAtom),
  (_get, set, theme: Theme) => {
    localStorage.setItem(key, theme);
    set(chosenAtom, theme);
  },
);
