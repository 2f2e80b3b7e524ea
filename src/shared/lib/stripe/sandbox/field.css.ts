import { style } from '@vanilla-extract/css';
import { vars } from '../../../ui/theme/contract.css';

/** Fills its container and inherits its typography, as Stripe's field does. */
export const input = style({
  display: 'block',
  width: '100%',
  minWidth: 0,
  height: '100%',
  padding: 0,
  border: 0,
  outline: 'none',
  background: 'none',
  font: 'inherit',
  fontVariantNumeric: 'inherit',
  color: vars.color.ink,
  selectors: {
    '&::placeholder': { color: vars.color.ink3, opacity: 1 },
    '&:disabled': { color: vars.color.ink2, cursor: 'not-allowed' },
    '&[aria-invalid="true"]': { color: vars.color.danger },
  },
});
