import { style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css';
import { interfaceType } from '../theme/type-style';

export const key = style({
  marginBlockStart: vars.space[3],
  padding: '12px 18px 14px',
  borderInlineStart: `3px solid ${vars.color.ok}`,
  borderStartEndRadius: vars.radius.md,
  borderEndEndRadius: vars.radius.md,
  background: `color-mix(in oklab, ${vars.color.okTint} 55%, ${vars.color.sheet})`,
  ...interfaceType('sm'),
  lineHeight: '1.5rem',
  breakInside: 'avoid',
});
export const heading = style({
  ...interfaceType('2xs', 'bold'),
  color: vars.color.ok,
  marginBlockEnd: vars.space[1],
});
export const answers = style({ display: 'grid' });
export const answer = style({
  position: 'relative',
  paddingInlineStart: vars.space[5],
  selectors: {
    '&::before': {
      content: '""',
      position: 'absolute',
      insetInlineStart: '3px',
      insetBlockStart: '10px',
      border: `2.5px solid ${vars.color.ok}`,
      borderRadius: '50%',
    },
  },
});
export const note = style({ ...interfaceType('xs'), color: vars.color.ink2 });
export const label = style({ color: vars.color.ok });
