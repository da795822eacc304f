/** What the board can do beyond showing itself: fetched after the first paint, in one piece. */
export { BoardEdge } from './board-edge.tsx';
export { PlaceLink } from './place-link.tsx';
export { Star } from './star.tsx';
export { VirtualRows } from './virtual-rows.tsx';
