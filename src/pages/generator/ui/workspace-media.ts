/** Where the document's margin no longer fits beside it and comes under it. */
export const narrow = 'screen and (max-width: 77.5em)';

/** Where the document's tools stand in one row only when they are fewer. */
export const tight = 'screen and (min-width: 56.26em) and (max-width: 89.99em)';
