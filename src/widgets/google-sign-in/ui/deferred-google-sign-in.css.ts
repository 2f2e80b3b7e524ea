import { style } from '@vanilla-extract/css';

/** As high as the loaded part, so that nothing below it moves. */
export const place = style({ width: '100%', minHeight: '6.25rem' });
