import type { FastifyInstance } from 'fastify';

/**
 * Characters that change the direction of the following text: a name with one rewrites the line around it.
 */
const turns = /[\u202a-\u202e\u2066-\u2069]/;
const allTurns = new RegExp(turns, 'g');

/** Secrets are only ever compared. */
const isSecret = (name: string) => /password|token|code|secret|key/.test(name);

/**
 * Removes characters that would change the text direction from every incoming text. Nobody types them; they
 * come with pasted text.
 */
export function dropTurns(app: FastifyInstance): void {
  app.addHook('preValidation', (request, _reply, done) => {
    if (holdsTurns(request.body)) request.body = straight(request.body);
    done();
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
