/** Who may make a call, for the document; calls that say nothing require a token. */
type Security = readonly Record<string, readonly string[]>[];

/** Needs no token; callers with one may see more. */
export const forEverybody: Security = [{}, { bearer: [] }];
/** The request's content (a mailed token, a signature) is the permission. */
export const bySecret: Security = [{}];
/** The client identifies itself, here or in the form. */
export const byClient: Security = [{ basic: [] }, {}];
