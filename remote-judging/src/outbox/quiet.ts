/** What a read hook gives. */
interface Read<T> {
  readonly data: T | undefined;
  readonly error?: Error | undefined;
  readonly isKept?: boolean;
}

/** Old data is shown without a word: judges go on offline, and `OutboxNotices` says so once for the whole screen. */
export const quiet = <T>({ data, error }: Read<T>): Read<T> => ({
  data,
  error: data === undefined ? error : undefined,
});

/** Whether what is shown is older than it should be. */
export const isStale = ({ data, error, isKept }: Read<unknown>): boolean =>
  data !== undefined && (isKept === true || error !== undefined);
