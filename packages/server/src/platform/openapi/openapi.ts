import type { FastifyDynamicSwaggerOptions } from '@fastify/swagger';
import { operationId } from './operation-id.ts';
import { nameSchemas } from './shared-schemas.ts';

const description = `Everything the product's own client uses.

- Bodies and answers are JSON in snake_case; the token call alone is form-encoded.
- Reads that are public need no token. Other calls take \`Authorization: Bearer …\`, had from \`POST /api/auth/token\`.
- Lists of pages are followed through \`metadata.next\`.
- Whatever is refused says why: \`code\` is stable, the messages are for people.
- Times are ISO 8601 in UTC.
- Whatever you send as \`X-Request-Id\` (8 to 64 letters, digits, \`.\`, \`-\` and \`_\`) is in the answer and in the server's log.`;

/** Chapters of the document. A call belongs to the first whose pattern fits its address. */
const chapters: readonly (readonly [name: string, addresses: RegExp])[] = [
  ['Competitions', /^\/api\/competitions(\/:competition)?$|\/(duplicate|settings-preview|route-numbers)$/],
  ['Competitions', /^\/api\/profiles\/me\/(can-create|competitions)$/],
  ['Entries', /\/(entries|audit|waiting-list|waves|questions|answers|agreements)/],
  ['Check-in', /\/check-in/],
  ['Leagues', /\/leagues/],
  ['Leaderboard', /\/(leaderboard|screens?)(\/|$)/],
  ['Announcements', /\/announcements/],
  ['Notifications', /^\/api\/push/],
  ['Live', /\/events$/],
  ['Live state', /\/(live-state|presence)$/],
  ['Timing', /\/timing(\/|$)/],
  [
    'Scoring',
    /\/(attempts|cautions|checks|commands|disputes|history|held|held-results|route-queues|scores)(\/|$)/,
  ],
  ['Results', /\/(publications|results\.)/],
  ['Judges', /\/(judges?|judging-key|invitations)(\/|$)/],
  ['Judging areas', /\/judging-groups/],
  ['Stages', /\/(open-work|stages\/:stage\/.+)$/],
  ['Set-up', /^\/api\/competitions\/:competition\/(setup|stages|categories|route-groups|sponsors)/],
  ['Venues', /^\/api\/(venues|maps)/],
  ['Profiles', /^\/api\/profiles/],
  ['Media', /^\/api\/media/],
  ['Raffle', /\/raffle(\/|$)/],
  ['Teams', /\/(teams|team-members|team-board)(\/|$)/],
  ['Tickets', /\/(tickets|tablets)(\/|$)/],
  ['Auth', /^\/api\/auth/],
];

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
    tags: [...new Set(chapters.map(([name]) => name))].map((name) => ({ name })),
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
