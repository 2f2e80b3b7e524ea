import { style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css';
import { media } from '../theme/media';

export const skipLink = style({
  position: 'fixed',
  insetInlineStart: vars.space[3],
  insetBlockStart: vars.space[3],
  zIndex: 100,
  padding: `0.625rem ${vars.space[4]}`,
  borderRadius: vars.radius.md,
  background: vars.color.primary,
  color: vars.color.onPrimary,
  fontWeight: vars.weight.bold,
  selectors: { '&:not(:focus)': { transform: 'translateY(-5rem)' } },
  '@media': { [media.print]: { display: 'none' } },
});
