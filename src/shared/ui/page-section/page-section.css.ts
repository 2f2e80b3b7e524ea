import { style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css';
import { displayType, interfaceType } from '../theme/type-style';

export const section = style({ minWidth: 0 });
export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  columnGap: vars.space[4],
  marginBlockEnd: vars.space[3],
});
export const title = style({ ...displayType('xl'), fontWeight: 520, minWidth: 0, overflowWrap: 'anywhere' });
export const more = style({ ...interfaceType('sm'), flex: 'none' });
