import type { CallKind } from '../vocabulary.ts';
import type { Waiting } from './waiting.ts';

/** How long somebody who is called has to come, milliseconds. */
export const comeWithinMs = 60_000;

/** When a judge may pass over somebody, milliseconds since 1970; null unless they are called to come now. */
export const passableFrom = ({ call, calledAt }: Pick<Waiting, 'call' | 'calledAt'>): number | null =>
  call === 'NOW' && calledAt !== null ? Date.parse(calledAt) + comeWithinMs : null;

/** Whether a judge may pass over somebody. (behaviour: queues#called) */
export function mayPassOver(waiting: Pick<Waiting, 'call' | 'calledAt'>, nowMs: number): boolean {
  const from = passableFrom(waiting);
  return from !== null && nowMs >= from;
}

/** What a called climber is told, wherever it reaches them. */
export function calledText(call: CallKind, route: string): { readonly title: string; readonly body: string } {
  return call === 'NOW'
    ? { title: `Come now: ${route}`, body: 'It is your turn. Be there within a minute.' }
    : { title: `You are next: ${route}`, body: 'Get ready and stay close.' };
}
