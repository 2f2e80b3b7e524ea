/** The toolbar fits in one row only with fewer buttons. */
export const tight = 'screen and (min-width: 40.01em) and (max-width: 99.99em)';
