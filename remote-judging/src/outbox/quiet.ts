/** The result of a read hook. */
interface Read<T> {
  readonly data: T | undefined;
  readonly error?: Error | undefined;
  readonly isKept?: boolean;
}

/**
 * Shows old data without comment: judges carry on offline, and `OutboxNotices` says so once for the whole
 * screen.
 */
export const quiet = <T>({ data, error }: Read<T>): Read<T> => ({
  data,
  error: data === undefined ? error : undefined,
});

/** Whether the data shown are older than they should be. */
export const isStale = ({ data, error, isKept }: Read<unknown>): boolean =>
  data !== undefined && (isKept === true || error !== undefined);
