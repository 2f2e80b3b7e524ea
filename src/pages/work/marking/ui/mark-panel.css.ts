import { style } from '@vanilla-extract/css';
import { vars } from '@/shared/ui/theme/contract.css';
import { media } from '@/shared/ui/theme/media';
import { displayType, interfaceType } from '@/shared/ui/theme/type-style';

export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: vars.space[3],
  minHeight: '3.75rem',
  flex: 'none',
  paddingInline: vars.space[6],
  borderBlockEnd: `1px solid ${vars.color.line}`,
  '@media': { [media.touch]: { padding: `${vars.space[3]} ${vars.space[4]}` } },
});
export const title = style({ ...displayType('lg'), lineHeight: '1.375rem', margin: 0 });
export const lead = style({ ...interfaceType('2xs'), margin: 0, color: vars.color.ink3 });
export const steps = style({
  ...interfaceType('2xs'),
  display: 'flex',
  listStyle: 'none',
  marginBlock: 0,
  marginInlineStart: 'auto',
  padding: 0,
  color: vars.color.ink3,
});
export const step = style({
  padding: `0.375rem 0 ${vars.space[2]} 0.875rem`,
  borderBlockEnd: `2px solid ${vars.color.line2}`,
  selectors: {
    '&:first-child': { paddingInlineStart: 0 },
    '&[data-past]': { borderColor: vars.color.primary, color: vars.color.ink2 },
    '&[aria-current]': {
      borderColor: vars.color.primary,
      color: vars.color.ink,
      fontWeight: vars.weight.bold,
    },
  },
});
export const scroll = style({
  flex: 1,
  minHeight: 0,
  overflow: 'auto',
  padding: `${vars.space[4]} ${vars.space[6]} ${vars.space[6]}`,
  scrollbarWidth: 'thin',
  scrollbarColor: `${vars.color.line2} transparent`,
  '@media': {
    [media.touch]: { overflow: 'visible', padding: `${vars.space[4]} ${vars.space[4]} ${vars.space[8]}` },
  },
});
