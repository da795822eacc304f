import type { FastifyInstance } from 'fastify';

/** They turn the direction of what follows: a name that holds one rewrites the line in which it stands. */
const turns = /[\u202a-\u202e\u2066-\u2069]/;
const allTurns = new RegExp(turns, 'g');

/** What is secret is only ever compared. */
const isSecret = (name: string) => /password|token|code|secret|key/.test(name);

/** Takes out of every text that comes in what would turn its surroundings around. Nobody types it; it comes with pasted text. */
export function dropTurns(app: FastifyInstance): void {
  app.addHook('preValidation', async (request) => {
    if (holdsTurns(request.body)) request.body = straight(request.body);
  });
}

function holdsTurns(value: unknown): boolean {
  if (typeof value === 'string') return turns.test(value);
  if (typeof value !== 'object' || value === null || Buffer.isBuffer(value)) return false;
  return Object.values(value).some(holdsTurns);
}

function straight(value: unknown): unknown {
  if (typeof value === 'string') return value.replaceAll(allTurns, '');
  if (Array.isArray(value)) return value.map(straight);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, inner]) => [name, isSecret(name) ? inner : straight(inner)]),
  );
}
