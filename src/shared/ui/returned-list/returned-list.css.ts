import { style } from '@vanilla-extract/css';
import { stretched } from '../private/stretched';
import { vars } from '../theme/contract.css';
import { displayType, interfaceType } from '../theme/type-style';

export const list = style({
  margin: 0,
  padding: 0,
  listStyle: 'none',
  borderBlockStart: `1px solid ${vars.color.line}`,
});
export const row = style({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  columnGap: vars.space[4],
  alignItems: 'start',
  paddingBlock: '1.125rem',
  borderBlockEnd: `1px solid ${vars.color.line}`,
});
export const words = style({ minWidth: 0, overflowWrap: 'anywhere' });
export const title = style(interfaceType('sm', 'semi'));
export const link = style({
  selectors: { ...stretched, '&:hover': { textDecoration: 'underline', textUnderlineOffset: '3px' } },
});
export const by = style({ margin: 0, ...interfaceType('2xs'), color: vars.color.ink3 });
export const comment = style({
  margin: 0,
  marginBlockStart: '5px',
  ...displayType('sm', 'regular'),
  fontStyle: 'italic',
  lineHeight: '1.4375rem',
  color: vars.color.pen,
});
