/** What a call sends. */
export interface CallOptions {
  readonly method?: string;
  readonly searchParams?: Record<string, string>;
  /** In camelCase. */
  readonly json?: unknown;
  readonly headers?: Readonly<Record<string, string>>;
  readonly signal?: AbortSignal;
  /** The page may be left at once: the browser sends it all the same. At most 64 kB. */
  readonly keepalive?: boolean;
  /** Goes out as this person, or not at all. */
  readonly profile?: string;
}
