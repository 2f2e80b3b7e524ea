import { style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css';
import { interfaceType } from '../theme/type-style';

export const state = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space[1],
  ...interfaceType('2xs', 'semi'),
  whiteSpace: 'nowrap',
  selectors: {
    '&[data-status="passed"]': { color: vars.color.ok },
    '&[data-status="open"]': { color: vars.color.warn },
  },
});
