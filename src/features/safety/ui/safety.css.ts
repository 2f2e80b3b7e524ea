import { style } from '@vanilla-extract/css';

/** As wide as the sheet below it. */
export const aboveSheet = style({ width: '100%', maxWidth: '46.5rem', marginInline: 'auto' });
