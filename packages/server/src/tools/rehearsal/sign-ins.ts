import { HttpFault } from './http-fault.ts';

/** What a sign-in is answered with. */
export interface Tokens {
  readonly accessToken: string;
  readonly refreshToken?: string;
}

interface SignIn {
  tokens: Tokens;
  /** Asked once, whoever needs it meanwhile. */
  renewing: Promise<void> | null;
}

/**
 * The sign-ins of a day, which outlast their access tokens: each goes by the access token that it began with, and calls are
 * made with the one that is good by now.
 */
export class SignIns {
  readonly #renew: (refreshToken: string) => Promise<Tokens>;
  readonly #all = new Map<string, SignIn>();

  constructor(renew: (refreshToken: string) => Promise<Tokens>) {
    this.#renew = renew;
  }

  /** @returns the access token by which it goes from now on */
  keep(tokens: Tokens): string {
    this.#all.set(tokens.accessToken, { tokens, renewing: null });
    return tokens.accessToken;
  }

  /** The one that is good by now, of a sign-in that was kept. */
  current(token: string): string {
    return this.#all.get(token)?.tokens.accessToken ?? token;
  }

  /** Sends with the token that is good by now, and once more with a new one if it is good no longer. */
  async carry<T>(token: string, send: (token: string) => Promise<T>): Promise<T> {
    const used = this.current(token);
    try {
      return await send(used);
    } catch (error) {
      if (!(error instanceof HttpFault) || error.status !== 401 || !(await this.#renewed(token, used)))
        throw error;
      return send(this.current(token));
    }
  }

  /** @returns false for tokens that end for good */
  async #renewed(token: string, used: string): Promise<boolean> {
    const signIn = this.#all.get(token);
    const refreshToken = signIn?.tokens.refreshToken;
    if (!signIn || refreshToken === undefined) return false;
    // Somebody else has renewed it since.
    if (signIn.tokens.accessToken !== used) return true;
    signIn.renewing ??= this.#renew(refreshToken)
      .then((tokens) => {
        signIn.tokens = tokens;
      })
      .finally(() => {
        signIn.renewing = null;
      });
    await signIn.renewing;
    return true;
  }
}
