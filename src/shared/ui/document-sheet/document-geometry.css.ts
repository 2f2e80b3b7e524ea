import { createVar } from '@vanilla-extract/css';

/** The width of the margin, from the edge of the sheet to the double rule. */
export const margin = createVar();
/** The padding at the open edge. */
export const edge = createVar();
/** The spine's width. */
export const spine = '9px';
/** The distance from the double rule to the text. */
export const afterRule = '28px';
/** The custom property with the height of the toolbar, which is measured. */
export const TOOLBAR_HEIGHT = '--toolbar-height';
