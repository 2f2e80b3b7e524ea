import { style } from '@vanilla-extract/css';

/** As high as the part will be, so that nothing below it moves when it comes. */
export const place = style({ width: '100%', minHeight: '6.25rem' });
