import type { ClientBase } from 'pg';
import { asker } from './asker.ts';

const slowMs = 1_000;

/** As `pg` has it from the server's greeting, and its types do not. */
interface Greeted {
  readonly processID?: number;
}

/**
 * Says which statement a request had to wait for, and which process of the database ran it: PostgreSQL's own log names that
 * one. The statement stands there without its values.
 */
export function noticeSlow(client: ClientBase): void {
  const ask = client.query.bind(client) as (...args: unknown[]) => unknown;
  client.query = ((...args: unknown[]) => {
    const log = asker.getStore();
    if (!log) return ask(...args);
    const askedAt = performance.now();
    const answer = ask(...args);
    if (answer instanceof Promise) {
      const noted = () => {
        const ms = Math.round(performance.now() - askedAt);
        if (ms < slowMs) return;
        const { processID: backend } = client as Greeted;
        log.warn({ ...statementOf(args[0]), ms, backend }, 'slow statement');
      };
      answer.then(noted, noted);
    }
    return answer;
  }) as typeof client.query;
}

const mostLetters = 500;

function statementOf(asked: unknown): { readonly name?: string; readonly text: string } {
  const { name, text } = (typeof asked === 'string' ? { text: asked } : asked) as {
    name?: string;
    text: string;
  };
  return {
    ...(name !== undefined && { name }),
    text: text.replace(/\s+/g, ' ').trim().slice(0, mostLetters),
  };
}
