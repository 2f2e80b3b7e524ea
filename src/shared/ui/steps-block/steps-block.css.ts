import { style } from '@vanilla-extract/css';
import { documentText } from '../private/document.css';
import { vars } from '../theme/contract.css';
import { interfaceType } from '../theme/type-style';

export const steps = style({
  ...documentText,
  counterReset: 'step var(--entries-before, 0)',
  display: 'grid',
  gap: vars.space[1],
});
export const step = style({
  position: 'relative',
  paddingInlineStart: vars.space[8],
  breakInside: 'avoid',
  selectors: {
    '&::before': {
      counterIncrement: 'step',
      content: 'counter(step)',
      position: 'absolute',
      insetInlineStart: 0,
      width: `calc(${vars.space[8]} - 0.75rem)`,
      fontWeight: 560,
      color: vars.template.ink,
      fontVariantNumeric: 'lining-nums tabular-nums',
    },
  },
});
export const title = style({ fontWeight: 560 });
export const minutes = style({ ...interfaceType('2xs'), color: vars.color.ink3 });
