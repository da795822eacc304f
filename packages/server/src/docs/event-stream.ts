import { Type } from 'typebox';

/** The answer of a call that stays open: server-sent events, of which JSON Schema says nothing. */
export const eventStream = {
  content: { 'text/event-stream': { schema: Type.Unsafe<never>(Type.String()) } },
};
