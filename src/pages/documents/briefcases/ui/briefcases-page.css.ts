import { style } from '@vanilla-extract/css';
import { vars } from '@/shared/ui/theme/contract.css';
import { media } from '@/shared/ui/theme/media';
import { interfaceType } from '@/shared/ui/theme/type-style';

export const page = style({
  display: 'grid',
  gap: vars.space[6],
  minWidth: 0,
  selectors: {
    '&[data-dropping]': { outline: `2px dashed ${vars.color.primary}`, outlineOffset: vars.space[2] },
  },
});
export const actions = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[3],
  '@media': { [media.narrow]: { flexWrap: 'wrap' } },
});
export const meter = style({
  flex: '0 0 12rem',
  '@media': { [media.phone]: { flexBasis: '100%' } },
});
export const name = style({
  padding: 0,
  border: 0,
  background: 'none',
  ...interfaceType('sm', 'semi'),
  color: vars.color.ink,
  textAlign: 'start',
  overflowWrap: 'anywhere',
  cursor: 'pointer',
  selectors: { '&:hover': { textDecoration: 'underline' } },
});
/** What a table has in columns of their own. */
export const onPhone = style({ display: 'none', '@media': { [media.phone]: { display: 'inline' } } });
export const filters = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: vars.space[3] });
export const words = style({
  flex: '1 1 16rem',
  maxWidth: '26rem',
  '@media': { [media.phone]: { maxWidth: 'none' } },
});
export const sort = style({ marginInlineStart: 'auto' });
export const selectionBar = style({
  position: 'sticky',
  insetBlockStart: vars.layout.bar,
  zIndex: 3,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space[3],
  padding: `${vars.space[2]} ${vars.space[3]}`,
  borderRadius: vars.radius.md,
  background: vars.color.primaryTint,
});
export const selectionActions = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space[2] });
export const drop = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space[3],
  padding: vars.space[4],
  border: `1.5px dashed ${vars.color.control}`,
  borderRadius: vars.radius.lg,
  ...interfaceType('sm'),
  color: vars.color.ink2,
});
export const uploads = style({
  display: 'grid',
  gap: vars.space[2],
  margin: 0,
  padding: 0,
  listStyle: 'none',
});
export const text = style({
  margin: 0,
  whiteSpace: 'pre-wrap',
  overflowWrap: 'anywhere',
  ...interfaceType('sm'),
});
