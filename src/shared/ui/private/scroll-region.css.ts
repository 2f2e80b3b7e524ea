import { style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css';
import { media } from '../theme/media';

export const region = style({
  minWidth: 0,
  maxWidth: '100%',
  overflow: 'auto',
  scrollbarWidth: 'thin',
  selectors: { '&:focus-visible': { outlineOffset: '-2px', borderRadius: vars.radius.sm } },
  '@media': { [media.print]: { overflow: 'visible' } },
});
