import { style } from '@vanilla-extract/css';
import { vars } from '@/shared/ui/theme/contract.css';
import { media } from '@/shared/ui/theme/media';
import { interfaceType } from '@/shared/ui/theme/type-style';

export const folders = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(13.5rem, 100%), 1fr))',
  gap: vars.space[5],
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '@media': {
    [media.phone]: {
      gridTemplateColumns: 'repeat(auto-fill, minmax(min(9rem, 100%), 1fr))',
      gap: vars.space[4],
    },
  },
});
export const folder = style({
  position: 'relative',
  minWidth: 0,
  paddingBlockStart: vars.space[3],
  selectors: {
    '&::before': {
      content: '""',
      position: 'absolute',
      insetInlineStart: 0,
      insetBlockStart: 0,
      width: '44%',
      height: '22px',
      borderRadius: '7px 10px 0 0',
      background: vars.template.spine,
    },
  },
});
export const body = style({
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  justifyContent: 'flex-end',
  minHeight: '6rem',
  padding: `${vars.space[8]} ${vars.space[3]} ${vars.space[3]}`,
  borderRadius: '3px 9px 9px 3px',
  background: vars.template.cover,
  boxShadow: vars.shadow.mid,
  '@media': { [media.forced]: { border: '1px solid' } },
});
export const plate = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[1],
  paddingBlock: vars.space[1],
  paddingInline: `${vars.space[3]} ${vars.space[1]}`,
  borderRadius: vars.radius.xs,
  background: vars.color.plate,
  color: vars.color.onPlate,
});
export const words = style({ flex: 1, minWidth: 0 });
export const name = style({
  display: 'block',
  ...interfaceType('sm', 'semi'),
  color: vars.color.onPlate,
  textDecoration: 'none',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  selectors: {
    '&::after': { content: '""', position: 'absolute', inset: 0, borderRadius: '3px 9px 9px 3px' },
    '&:focus-visible::after': { outline: `2px solid ${vars.color.focus}`, outlineOffset: '2px' },
  },
});
export const facts = style({ ...interfaceType('2xs'), color: vars.color.onPlate2 });
/** Above the link, which covers the folder. */
export const menu = style({ position: 'relative', zIndex: 1 });
/** On the plate, which is light in every theme. */
export const more = style({
  display: 'grid',
  placeItems: 'center',
  width: '2rem',
  height: '2rem',
  padding: 0,
  border: 0,
  borderRadius: vars.radius.sm,
  background: 'none',
  color: vars.color.onPlate,
  cursor: 'pointer',
  '@media': { [media.touch]: { width: vars.layout.target, height: vars.layout.target } },
});
