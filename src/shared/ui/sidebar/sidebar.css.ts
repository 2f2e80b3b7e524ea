import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css';
import { media } from '../theme/media';
import { displayType, interfaceType, visuallyHidden } from '../theme/type-style';

export const sidebar = style({
  position: 'sticky',
  insetBlockStart: 0,
  zIndex: 2,
  display: 'flex',
  flexDirection: 'column',
  height: '100dvh',
  paddingInline: `${vars.space[4]} ${vars.space[5]}`,
  paddingBlockEnd: vars.space[4],
  overflow: 'hidden auto',
  scrollbarWidth: 'none',
  selectors: { '&[data-slim]': { paddingInline: '0.625rem' } },
  '@media': {
    [media.touch]: { display: 'none' },
    [media.print]: { display: 'none' },
  },
});

export const head = style({
  display: 'flex',
  alignItems: 'center',
  flex: 'none',
  height: vars.layout.bar,
  paddingInlineStart: vars.space[2],
  selectors: { [`${sidebar}[data-slim] &`]: { paddingInlineStart: 0, justifyContent: 'center' } },
});

export const nav = style({ paddingBlockStart: vars.space[3] });

export const group = style({});
globalStyle(`${group} ul`, { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: '1px' });

export const heading = style({
  ...interfaceType('2xs', 'medium'),
  color: vars.color.ink3,
  padding: `${vars.space[4]} ${vars.space[2]} 0.3125rem`,
  minHeight: '2.4375rem',
  selectors: {
    [`${sidebar}[data-slim] &`]: {
      minHeight: '1px',
      height: '1px',
      padding: 0,
      margin: `0.5625rem ${vars.space[2]}`,
      background: vars.color.line,
      overflow: 'hidden',
      color: 'transparent',
    },
  },
});

export const link = style({
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  gap: '0.6875rem',
  minHeight: '2.25rem',
  paddingInline: vars.space[2],
  borderRadius: vars.radius.md,
  ...interfaceType('sm'),
  color: vars.color.ink2,
  transition: `background ${vars.motion.press}, color ${vars.motion.press}`,
  selectors: {
    '&:hover': { background: vars.color.desk2, color: vars.color.ink },
    '&:focus-visible': { outlineOffset: '-2px' },
    '&[aria-current]': {
      color: vars.color.primary,
      background: vars.color.primaryTint,
      fontWeight: vars.weight.bold,
    },
    // The current entry: a stroke of ink on the margin rule.
    '&[aria-current]::after': {
      content: '""',
      position: 'absolute',
      insetInlineEnd: `calc(-1 * ${vars.space[5]})`,
      insetBlock: '7px',
      width: '4px',
      borderRadius: '2px',
      background: vars.color.primary,
    },
    [`${sidebar}[data-slim] &`]: { justifyContent: 'center', paddingInline: 0, minHeight: '2.375rem' },
    [`${sidebar}[data-slim] &[aria-current]::after`]: { insetInlineEnd: '-0.625rem' },
  },
  '@media': { [media.forced]: { selectors: { '&[aria-current]': { border: '1px solid' } } } },
});

globalStyle(`${link} > svg`, { color: vars.color.ink3 });
globalStyle(`${link}[aria-current] > svg`, { color: 'inherit' });

export const label = style({
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  selectors: { [`${sidebar}[data-slim] &`]: visuallyHidden },
});

export const count = style({
  marginInlineStart: 'auto',
  ...displayType('2xs', 'semi'),
  color: vars.color.ink3,
  selectors: {
    '&[data-marking]': { color: vars.color.pen },
    [`${sidebar}[data-slim] &`]: visuallyHidden,
  },
});

export const hidden = style(visuallyHidden);

export const foot = style({ marginBlockStart: 'auto', padding: `${vars.space[5]} ${vars.space[2]} 0` });
