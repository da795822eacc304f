import type { TestApi } from '../../testing.ts';

type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

/** One request, ready to be sent. */
export interface Request {
  /** Below `/api`. */
  readonly url: string;
  readonly as?: { readonly token: string };
  readonly body?: unknown;
  readonly headers?: Record<string, string>;
}

/** A call of the document with a request that it answers. */
export interface DocumentedCall {
  /** As the document names it: `GET /competitions/{competition}`. */
  readonly call: `${Method} /${string}`;
  readonly status: number;
  /**
   * Who may: `everybody`; whoever is `signed in`, for something of their own; those who hold a `role` in a competition,
   * so that a stranger is refused; or whoever holds a `secret` that the request itself carries.
   */
  readonly audience: 'everybody' | 'signed in' | 'role' | 'secret';
  /** What the last id names may be gone already: no reason to refuse. */
  readonly goneIsFine?: boolean;
  /** Makes all that the request needs; each request stands on its own ground. */
  readonly request: (api: TestApi) => Promise<Request>;
}

const methodOf = ({ call }: DocumentedCall): Method => call.split(' ')[0] as Method;

/** Sends a request of a documented call. */
export const sendCall = (api: TestApi, documented: DocumentedCall, { url, as, body, headers }: Request) =>
  api.call(methodOf(documented), url, { as, body, ...(headers && { headers }) });
