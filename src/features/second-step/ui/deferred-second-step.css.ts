import { style } from '@vanilla-extract/css';

/** As high as the shortest form, so that the label grows little once the code has loaded. */
export const place = style({
  display: 'grid',
  alignContent: 'center',
  justifyItems: 'center',
  width: '100%',
  minHeight: '16rem',
});
