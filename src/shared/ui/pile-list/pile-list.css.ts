import { style } from '@vanilla-extract/css';
import { stretched } from '../private/stretched';
import { vars } from '../theme/contract.css';
import { displayType, interfaceType, visuallyHidden } from '../theme/type-style';

export const list = style({
  margin: 0,
  padding: 0,
  listStyle: 'none',
  borderBlockStart: `1px solid ${vars.color.line}`,
});
export const pile = style({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: 'minmax(3.375rem, max-content) minmax(0, 1fr)',
  columnGap: '0.875rem',
  rowGap: '2px',
  alignItems: 'center',
  paddingBlock: '0.8125rem',
  borderBlockEnd: `1px solid ${vars.color.line}`,
});
export const left = style({
  gridRow: '1 / 3',
  margin: 0,
  ...displayType('3xl', 'regular'),
  fontStyle: 'italic',
  lineHeight: 1,
  letterSpacing: '-0.03em',
  color: vars.color.pen,
  textAlign: 'end',
});
export const unseen = style(visuallyHidden);
export const title = style({ ...interfaceType('sm', 'semi'), overflowWrap: 'anywhere' });
export const link = style({
  selectors: { ...stretched, '&:hover': { textDecoration: 'underline', textUnderlineOffset: '3px' } },
});
export const meta = style({
  gridColumn: 2,
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[3],
  minWidth: 0,
  ...interfaceType('2xs'),
  color: vars.color.ink2,
});
export const group = style({ overflowWrap: 'anywhere' });
export const progress = style({ flex: 1, minWidth: '2.5rem', maxWidth: '7.5rem' });
export const figure = style({ ...displayType('2xs', 'regular') });
