import { style } from '@vanilla-extract/css';

export const textarea = style({
  display: 'block',
  resize: 'vertical',
  overflowY: 'auto',
  // Where the browser can, it grows the box itself.
  fieldSizing: 'content',
});
