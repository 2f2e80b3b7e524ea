import { style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css';
import { media } from '../theme/media';
import { interfaceType, visuallyHidden } from '../theme/type-style';

export const bar = style({
  position: 'sticky',
  insetBlockStart: 0,
  zIndex: 40,
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[4],
  height: vars.layout.bar,
  paddingInline: vars.space[10],
  background: vars.color.desk,
  borderBlockEnd: `1px solid ${vars.color.margin}`,
  selectors: { '[data-marking] &': { borderColor: vars.color.penLine } },
  '@media': {
    [media.touch]: { paddingInline: `${vars.space[4]} ${vars.space[2]}`, gap: vars.space[1] },
    [media.print]: { display: 'none' },
  },
});

const touchOnly = { display: 'none', '@media': { [media.touch]: { display: 'block' } } };

export const brand = style(touchOnly);
export const start = style({ flex: '0 1 auto', minWidth: 0 });
export const end = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[4],
  flex: 'none',
  marginInlineStart: 'auto',
  '@media': { [media.touch]: { gap: 0 } },
});

export const search = style({
  display: 'flex',
  alignItems: 'center',
  gap: '0.625rem',
  width: 'min(25rem, 42vw)',
  height: '2.375rem',
  paddingInline: `${vars.space[3]} ${vars.space[2]}`,
  border: `1px solid ${vars.color.control}`,
  borderRadius: vars.radius.md,
  background: vars.color.sheet,
  color: vars.color.ink3,
  ...interfaceType('sm'),
  textAlign: 'start',
  cursor: 'text',
  selectors: { '&:hover': { borderColor: vars.color.ink2 } },
  '@media': {
    [media.touch]: {
      width: vars.layout.target,
      height: vars.layout.target,
      justifyContent: 'center',
      paddingInline: 0,
      borderColor: 'transparent',
      background: 'none',
      color: vars.color.ink2,
    },
  },
});

export const searchHint = style({
  flex: 1,
  minWidth: 0,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  '@media': { [media.touch]: visuallyHidden },
});

export const keys = style({
  ...interfaceType('2xs', 'medium'),
  lineHeight: 1,
  padding: '3px 6px',
  border: `1px solid ${vars.color.line2}`,
  borderRadius: '5px',
  background: vars.color.desk,
  '@media': { [media.touch]: { display: 'none' } },
});

export const account = style({
  display: 'flex',
  alignItems: 'center',
  gap: '0.625rem',
  minHeight: vars.layout.target,
  paddingInline: `0.375rem ${vars.space[2]}`,
  border: 0,
  borderRadius: vars.radius.md,
  background: 'none',
  ...interfaceType('sm', 'semi'),
  color: vars.color.ink,
  cursor: 'pointer',
  selectors: { '&:hover, &[data-state="open"]': { background: vars.color.desk2 } },
  '@media': {
    [media.touch]: { minWidth: vars.layout.target, paddingInline: '0.375rem', justifyContent: 'center' },
  },
});
const desktopOnly = { '@media': { [media.touch]: { display: 'none' } } };
export const accountName = style({
  maxWidth: '14rem',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  '@media': { [media.touch]: visuallyHidden },
});
export const accountArrow = style({ color: vars.color.ink3, ...desktopOnly });

export const hidden = style(visuallyHidden);
