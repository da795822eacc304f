import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';

/** Every group of calls under /api; one line each. */
export const routes: readonly FastifyPluginAsyncTypebox[] = [];
