import { Type } from 'typebox';

/** The answer of a call that stays open: server-sent events, which JSON Schema cannot describe. */
export const eventStream = {
  content: { 'text/event-stream': { schema: Type.Unsafe<never>(Type.String()) } },
};
