import { style } from '@vanilla-extract/css';
import { vars } from '@/shared/ui/theme/contract.css';
import { media } from '@/shared/ui/theme/media';
import { displayType, interfaceType } from '@/shared/ui/theme/type-style';

export const bar = style({
  display: 'flex',
  alignItems: 'center',
  gap: '0.375rem',
  minHeight: '3.75rem',
  flex: 'none',
  paddingInline: `${vars.space[4]} ${vars.space[6]}`,
  background: vars.color.desk,
  borderBlockEnd: `1px solid ${vars.color.line}`,
  '@media': { [media.touch]: { paddingInline: vars.space[2], minHeight: '4rem' } },
});
export const who = style({
  minWidth: '13.25rem',
  maxWidth: '22rem',
  paddingInline: vars.space[1],
  '@media': { [media.touch]: { flex: 1, minWidth: 0, maxWidth: 'none', textAlign: 'center' } },
});
const oneLine = { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap', margin: 0 } as const;
export const name = style({ ...displayType('md'), fontWeight: 540, lineHeight: '1.375rem', ...oneLine });
export const facts = style({ ...interfaceType('2xs'), color: vars.color.ink3, ...oneLine });
const desktopOnly = { '@media': { [media.touch]: { display: 'none' } } };
export const queue = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[2],
  minWidth: 0,
  marginInlineStart: '1.125rem',
  ...desktopOnly,
});
export const pegs = style({
  display: 'flex',
  alignItems: 'flex-end',
  gap: '2px',
  height: '18px',
  minWidth: 0,
  overflow: 'hidden',
  borderBlockEnd: `1px solid ${vars.color.rule}`,
  '@media': { [media.narrow]: { display: 'none' } },
});
export const peg = style({
  flexShrink: 1,
  width: '5px',
  minWidth: '1px',
  height: '10px',
  borderRadius: '1px',
  boxShadow: `inset 0 0 0 1px ${vars.color.control}`,
  selectors: {
    '&[data-marked]': { background: vars.color.pen, boxShadow: 'none' },
    '&[data-here]': { height: '18px', background: vars.color.primary, boxShadow: 'none' },
    '&[data-here][data-marked]': {
      background: vars.color.pen,
      boxShadow: `inset 0 0 0 1px ${vars.color.primary}`,
    },
  },
  '@media': { [media.forced]: { border: '1px solid' } },
});
export const left = style({ ...interfaceType('2xs'), color: vars.color.ink3, whiteSpace: 'nowrap' });
export const count = style({
  ...displayType('lg', 'regular'),
  fontStyle: 'italic',
  lineHeight: 1,
  color: vars.color.pen,
});
export const names = style({
  marginInlineStart: 'auto',
  flex: 'none',
  whiteSpace: 'nowrap',
  fontSize: vars.text.xs.size,
  ...desktopOnly,
});
