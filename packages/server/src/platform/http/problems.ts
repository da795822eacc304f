import { Problem } from '@topout/contract';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { countsTooFar } from '../db/constraints.ts';
import { willPass } from '../db/passing.ts';
import { busy, conflict, problem, Refusal } from '../errors.ts';

const nothingHere: [code: string, message: string] = ['not_found', 'There is nothing here.'];

const messages: Record<number, [code: string, message: string]> = {
  404: nothingHere,
  405: ['method.not_allowed', 'This address does not accept that method.'],
  413: ['request.too_large', 'The request is too large.'],
  415: ['request.unsupported_type', 'This kind of content is not accepted here.'],
  503: ['unavailable', 'The server is busy. Please try again in a moment.'],
};

/** What people can do about our fault; the reference leads to it in the log. */
export const unexpected = (reference: string): string =>
  `Something went wrong on our side. Please try again. Reference: ${reference}.`;

const tooOften = 'This has been changed so often that it takes no more changes.';

interface SchemaError {
  readonly keyword: string;
  readonly instancePath: string;
  readonly message?: string;
}

/**
 * The one place that turns errors into answers: unknown routes, our errors, and those of schemas and Fastify.
 */
export function answerProblems(app: FastifyInstance): void {
  app.setErrorHandler(answerError);
  app.setNotFoundHandler((_request, reply) => reply.code(404).send(problem(...nothingHere)));
}

/** Says of each call that describes its answers how it refuses, unless it refuses in its own way. */
export function describeProblems(app: FastifyInstance): void {
  app.addHook('onRoute', (route) => {
    if (route.schema?.response)
      route.schema = { ...route.schema, response: { '4xx': Problem, ...route.schema.response } };
  });
}

export function answerError(error: FastifyError, request: FastifyRequest, reply: FastifyReply) {
  if (error instanceof Refusal) return answerRefusal(error, reply);
  if (error.validation) return answerInvalid(error, reply);
  if (countsTooFar(error)) return answerRefusal(conflict('changed.too_often', tooOften), reply);
  if (!willPass(error)) return answerUnexpected(error, request, reply);
  request.log.error({ err: error }, 'the database cannot be used for now');
  return answerRefusal(busy(), reply);
}

function answerRefusal(refused: Refusal, reply: FastifyReply) {
  if (refused.status === 401) void reply.header('www-authenticate', 'Bearer error="invalid_token"');
  if (refused.retryAfter !== undefined) void reply.header('retry-after', refused.retryAfter);
  return reply.code(refused.status).send(problem(refused.code, refused.message, refused.fields));
}

function answerInvalid(error: FastifyError, reply: FastifyReply) {
  // Without a prototype: a field may be called `constructor`.
  const fields: Record<string, string[]> = Object.create(null) as Record<string, string[]>;
  for (const { keyword, instancePath, message } of (error.validation ?? []) as SchemaError[]) {
    const field = instancePath.split('/')[1];
    // A pattern means nothing to people.
    if (field) (fields[field] ??= []).push((keyword !== 'pattern' && message) || 'is not valid');
  }
  return reply
    .code(400)
    .send(problem('request.invalid', `The request is not valid: ${error.message}`, fields));
}

function answerUnexpected(error: FastifyError, request: FastifyRequest, reply: FastifyReply) {
  const status = error.statusCode ?? 500;
  const [code, message] = messages[status] ?? ['request.invalid', 'The request is not valid.'];
  if (status < 500 || messages[status]) return reply.code(status).send(problem(code, message));
  request.log.error({ err: error }, 'request failed');
  return reply.code(500).send(problem('internal', unexpected(request.id)));
}
