import { screen, within } from '@topout/testing';
import { anAttempt, anEntry, competition, gym, routeId, userId } from './gym.tsx';

export const ada = userId(1);
export const entries = [anEntry(1, 'Ada Ascent')];
export const queue = `/${competition}/judge/${routeId(1)}`;
export const log = `${queue}/${ada}`;

/** So many attempts of Ada; the last one is what is given. */
export const tries = (count: number, last: Parameters<typeof anAttempt>[2] = {}) =>
  Array.from({ length: count }, (_, n) => anAttempt(ada, n + 1, n === count - 1 ? last : {}));

export const key = (name: string) => screen.getByRole('button', { name });

export const rows = async () =>
  within(await screen.findByRole('list', { name: 'Attempts' })).getAllByRole('listitem');

export async function row(index: number): Promise<HTMLElement> {
  const item = (await rows())[index];
  if (!item) throw new Error(`There is no row ${index + 1}`);
  return within(item).getByRole('button');
}

/** A gym whose judge arrives at Ada's attempts from the queue, as judges do. */
export function attemptLog() {
  const held = gym();
  const arrive = async (options: Parameters<typeof held.open>[0] = {}) => {
    held.open({ entries, ...options });
    const view = held.visit([queue, log]);
    await screen.findByText('Ada Ascent');
    await screen.findByRole('heading', { level: 1, name: /^Log attempts/ });
    return view;
  };
  return { ...held, arrive };
}
