import type { TestApi } from '../../testing.ts';

type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

/** A request ready to send. */
export interface Request {
  /** Below `/api`. */
  readonly url: string;
  readonly as?: { readonly token: string };
  readonly body?: unknown;
  readonly headers?: Record<string, string>;
}

/** A documented call, with a request that succeeds. */
export interface DocumentedCall {
  /** As the document names it: `GET /competitions/{competition}`. */
  readonly call: `${Method} /${string}`;
  readonly status: number;
  /**
   * Who may make it: `everybody`; anybody `signed in`, for something of their own; people with a `role` in a
   * competition, so that a stranger is refused; or people whose request contains a `secret`.
   */
  readonly audience: 'everybody' | 'signed in' | 'role' | 'secret';
  /** It succeeds even if the object of the last id is gone. */
  readonly goneIsFine?: boolean;
  /** Creates everything the request needs; each request has its own data. */
  readonly request: (api: TestApi) => Promise<Request>;
}

const methodOf = ({ call }: DocumentedCall): Method => call.split(' ')[0] as Method;

/** Sends a request for a documented call. */
export const sendCall = (api: TestApi, documented: DocumentedCall, { url, as, body, headers }: Request) =>
  api.call(methodOf(documented), url, { as, body, ...(headers && { headers }) });
