/** The rail no longer fits beside the document and moves below it. */
export const narrow = 'screen and (max-width: 77.5em)';

/** The toolbar fits in one row only with fewer buttons. */
export const tight = 'screen and (min-width: 56.26em) and (max-width: 99.99em)';
