import { style } from '@vanilla-extract/css';
import { vars } from '@/shared/ui/theme/contract.css';
import { displayType } from '@/shared/ui/theme/type-style';

export const list = style({ listStyle: 'none', margin: 0, padding: 0 });
export const row = style({
  display: 'flex',
  justifyContent: 'space-between',
  alignItems: 'flex-start',
  gap: vars.space[4],
  paddingBlock: vars.space[3],
  borderBlockEnd: `1px solid ${vars.color.rule}`,
});
export const words = style({
  display: 'grid',
  gap: vars.space[1],
  minInlineSize: 0,
  overflowWrap: 'anywhere',
});
export const score = style({
  ...displayType('lg', 'regular'),
  flexShrink: 0,
  whiteSpace: 'nowrap',
  selectors: { '&[data-dropped]': { color: vars.color.ink3, textDecoration: 'line-through' } },
});
export const most = style({ ...displayType('sm', 'regular'), color: vars.color.ink3 });
export const none = style({ color: vars.color.ink3 });
