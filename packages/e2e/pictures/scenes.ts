import { camille, gym, route } from '../support/screens/places.ts';

/** A screen of the demo as it stands in the documents. */
export interface Scene {
  readonly path: string;
  /** Whose phone it is; none = a visitor's. */
  readonly account?: 'judge@topout.example' | 'organiser@topout.example';
  readonly theme: 'light' | 'dark';
  /** There as soon as the screen is. */
  readonly ready: string;
}

/** From left to right. */
export const scenes: readonly Scene[] = [
  { path: '/', theme: 'light', ready: '#root h1' },
  { path: `${gym}/entries`, theme: 'light', ready: '#root table tbody tr' },
  {
    path: `${gym}/judge/${route(3)}/${camille}`,
    account: 'judge@topout.example',
    theme: 'dark',
    ready: '#root main :is(h1, h2)',
  },
  { path: `${gym}?entry=${camille}`, theme: 'light', ready: '#root main :is(h1, h2)' },
];
