import { createVar } from '@vanilla-extract/css';

/** The width of the margin, from the edge of the sheet to the double rule. */
export const margin = createVar();
/** The space at the open edge. */
export const edge = createVar();
/** The spine's width. */
export const spine = '9px';
/** The text begins here after the double rule. */
export const afterRule = '28px';
