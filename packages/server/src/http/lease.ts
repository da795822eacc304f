/**
 * How many milliseconds an answer goes out without asking whether it still may. Another node may change what it says, and
 * nothing tells this one in time for certain: so whoever hides something waits as long.
 */
export const leaseMs = 1_000;
