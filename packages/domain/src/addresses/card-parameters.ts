/** Opens a route on the own card: the codes printed for the wall lead there. */
export const routeParameter = 'route';

/** Brings the code of a witness to the own card. */
export const witnessParameter = 'witness';

/** Brings the code of a future marker to the own card. */
export const markerParameter = 'marker';
