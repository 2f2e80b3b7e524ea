import { style } from '@vanilla-extract/css';

export const grow = style({ flex: 1, minWidth: 0 });
