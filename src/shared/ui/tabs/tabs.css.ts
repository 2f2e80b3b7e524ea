import { style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css';
import { media } from '../theme/media';
import { displayType, interfaceType } from '../theme/type-style';

export const list = style({
  display: 'flex',
  // Every tab is in sight, on a phone and with text at twice the size.
  flexWrap: 'wrap',
  gap: `2px ${vars.space[1]}`,
  borderBlockEnd: `1px solid ${vars.color.margin}`,
  // The mark of the open tab overlaps the rule by one pixel.
  paddingBlockEnd: '2px',
  marginBlockEnd: '-2px',
  selectors: { '[data-marking] &': { borderColor: vars.color.penLine } },
});

const here = '&[aria-selected="true"], &[aria-current]';

export const tab = style({
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[2],
  minHeight: vars.layout.target,
  paddingInline: '0.875rem',
  border: 0,
  background: 'none',
  ...interfaceType('sm', 'semi'),
  color: vars.color.ink2,
  maxWidth: '100%',
  overflowWrap: 'anywhere',
  cursor: 'pointer',
  selectors: {
    '&:hover': { color: vars.color.ink },
    '&:focus-visible': { outlineOffset: '-2px' },
    [here]: { color: vars.color.primary },
    '&[aria-selected="true"]::after, &[aria-current]::after': {
      content: '""',
      position: 'absolute',
      insetInline: '0.625rem',
      insetBlockEnd: '-2px',
      height: '3px',
      borderRadius: '2px',
      background: vars.color.primary,
    },
    [`${list}[data-fill] &`]: {
      flex: 1,
      minWidth: 'max-content',
      justifyContent: 'center',
      minHeight: '3rem',
    },
  },
  '@media': {
    [media.tiny]: { paddingInline: '0.375rem' },
    [media.forced]: { selectors: { [here]: { textDecoration: 'underline' } } },
  },
});

export const count = style({ ...displayType('2xs', 'semi'), color: vars.color.ink3 });

export const live = style({
  width: '0.5rem',
  height: '0.5rem',
  borderRadius: '50%',
  background: vars.color.primary,
});

export const panel = style({
  selectors: {
    [`${list}:not([data-fill]) ~ &`]: { paddingBlockStart: vars.space[6] },
    '&:focus-visible': { outlineOffset: '4px', borderRadius: vars.radius.sm },
  },
});
