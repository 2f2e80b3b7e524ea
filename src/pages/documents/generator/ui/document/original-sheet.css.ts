import { style } from '@vanilla-extract/css';

export const original = style({ display: 'contents' });
