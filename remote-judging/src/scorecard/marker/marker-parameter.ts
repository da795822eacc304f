/** Names the code of a future marker in the address of a card: a scanned one opens it. */
export const markerParameter = 'marker';
