import { style } from '@vanilla-extract/css';

// System colours under a light scheme, so that the code is black on white in every theme.
export const code = style({
  display: 'block',
  width: '12rem',
  maxWidth: '100%',
  aspectRatio: '1',
  marginInline: 'auto',
  colorScheme: 'light',
  background: 'Canvas',
  fill: 'CanvasText',
});
