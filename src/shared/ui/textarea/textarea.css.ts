import { style } from '@vanilla-extract/css';

export const textarea = style({
  display: 'block',
  resize: 'vertical',
  overflowY: 'auto',
  // Browsers that support it resize the box themselves.
  fieldSizing: 'content',
});
