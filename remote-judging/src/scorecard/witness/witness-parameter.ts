/** Names the code of a witness in the address of a card: a scanned one opens it. */
export const witnessParameter = 'witness';
