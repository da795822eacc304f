/** The parameter that opens a route on the own card: printed codes lead there. */
export const routeParameter = 'route';
