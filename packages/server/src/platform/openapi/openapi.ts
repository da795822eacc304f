import type { FastifyDynamicSwaggerOptions } from '@fastify/swagger';
import { operationId } from './operation-id.ts';
import { nameSchemas } from './shared-schemas.ts';

const description = `Everything the product's own client uses.

- Bodies and answers are JSON in snake_case; the token call alone is form-encoded.
- Reads that are public need no token. Other calls take \`Authorization: Bearer …\`, had from \`POST /api/auth/token\`.
- Lists of pages are followed through \`metadata.next\`.
- Whatever is refused says why: \`code\` is stable, the messages are for people.
- Times are ISO 8601 in UTC.`;

/** Chapters of the document. A call that names none belongs to the first whose pattern fits its address. */
const chapters: readonly (readonly [name: string, addresses: RegExp])[] = [
  ['Competitions', /^\/api\/competitions(\/:competition)?$/],
  ['Entries', /\/entries/],
  ['Leaderboard', /\/(leaderboard|events|results|screen)/],
  ['Scoring', /\/(attempts|commands|route-queues|history|held)/],
  ['Judges', /\/judges?(\/|$)/],
  ['Judging areas', /\/judging-groups/],
  ['Venues', /^\/api\/(venues|maps|routes)/],
  ['Leagues', /^\/api\/leagues/],
  ['Profiles', /^\/api\/profiles/],
  ['Media', /^\/api\/media/],
  ['Auth', /^\/api\/auth/],
];

/** Chapters that calls name themselves. */
const named = ['Live state', 'Results', 'Set-up', 'Stages'];

/** What the document says beyond the calls, which describe themselves by their validation schemas. */
export const openapi: FastifyDynamicSwaggerOptions = {
  openapi: {
    openapi: '3.1.0',
    info: { title: 'Topout API', version: '1', description, license: { name: 'MIT', identifier: 'MIT' } },
    servers: [{ url: '/' }],
    components: {
      securitySchemes: {
        bearer: { type: 'http', scheme: 'bearer' },
        basic: { type: 'http', scheme: 'basic', description: 'The id and secret of the client program.' },
      },
    },
    security: [{ bearer: [] }],
    tags: [...chapters.map(([name]) => name), ...named].map((name) => ({ name })),
  },
  transform: ({ schema, url, route }) => {
    const chapter = chapters.find(([, addresses]) => addresses.test(url))?.[0] ?? 'Competitions';
    return {
      schema: { tags: [chapter], operationId: operationId(String(route.method), url), ...schema },
      url,
    };
  },
  transformObject: (made) => nameSchemas('openapiObject' in made ? made.openapiObject : made.swaggerObject),
};
