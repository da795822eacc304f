/**
 * The product's mark on a grid of 32 by 32, in strokes of 4.5. The build also draws it, into the page before
 * its scripts.
 */
export const markPath = 'M5.500 8h21M8 27l8-11.500L24 27';
