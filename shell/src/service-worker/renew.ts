import { renewPush } from '@topout/api-client';

/** Says to the server how this browser is reached by now; the next start tries again if that fails. */
export const renew = (): Promise<void> => renewPush().catch(() => undefined);
