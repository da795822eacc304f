/** The most rows of a board on another web site; whoever wants more follows its link. */
export const mostEmbeddedRows = 100;

/** How many it shows unless the site says otherwise. */
export const usualEmbeddedRows = 10;
