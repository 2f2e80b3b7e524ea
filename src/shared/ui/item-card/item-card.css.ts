import { style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css';
import { interfaceType } from '../theme/type-style';

export const card = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[3],
  padding: vars.space[4],
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.md,
  background: vars.color.sheet,
});
export const words = style({ display: 'grid', flex: 1, minWidth: 0 });
export const title = style({ ...interfaceType('md', 'semi'), overflowWrap: 'anywhere' });
export const note = style({ ...interfaceType('sm'), color: vars.color.ink3 });
