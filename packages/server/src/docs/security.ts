/** Who may make a call, as the document says it; calls that say nothing ask for a token. */
type Security = readonly Record<string, readonly string[]>[];

/** No token is needed; who brings one may see more. */
export const forEverybody: Security = [{}, { bearer: [] }];
/** What the request carries (a mailed token, a signature) is the permission. */
export const bySecret: Security = [{}];
/** The client names itself, here or in the form. */
export const byClient: Security = [{ basic: [] }, {}];
