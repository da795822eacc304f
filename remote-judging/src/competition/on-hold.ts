/** The number that stands on a route's hold; numbers of several groups ("3/2/1") and names stand beside it. */
export const numberOnHold = (name: string): string | undefined => (/^\S{1,3}$/.test(name) ? name : undefined);
