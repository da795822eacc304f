/** Names, in the address, the entry whose place is explained: the way back closes it, and it can be passed on. */
export const whyParameter = 'why';
