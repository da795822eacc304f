/**
 * How many milliseconds an answer may go out without checking that it still may. Another node may change it,
 * and nothing reliably tells this one in time, so calls that hide something wait as long.
 */
export const leaseMs = 1_000;
