import { style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css';
import { media } from '../theme/media';
import { interfaceType } from '../theme/type-style';

export const dues = style({
  minWidth: 0,
  minHeight: '2.5rem',
  padding: '6px',
  '@media': { [media.print]: { breakInside: 'avoid' } },
});
export const list = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: '4px' });
export const row = style({
  position: 'relative',
  minWidth: 0,
  selectors: { '&[data-drags]': { userSelect: 'none' } },
  '@media': {
    screen: { selectors: { '&[data-hidden]': { display: 'none' } } },
    [media.touch]: { display: 'flex', alignItems: 'center' },
  },
});
export const due = style({
  display: 'flex',
  alignItems: 'center',
  gap: '6px',
  minHeight: '1.75rem',
  padding: '2px 8px',
  borderRadius: '5px',
  background: vars.template.tint,
  color: vars.template.ink,
  ...interfaceType('2xs', 'semi'),
  '@media': { [media.touch]: { flex: '1 1 0', minWidth: 0, minHeight: vars.layout.target } },
});
/** One line; on paper, where nobody can point at it for the rest, two. */
export const label = style({
  minWidth: 0,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  '@media': {
    [media.print]: {
      display: '-webkit-box',
      WebkitBoxOrient: 'vertical',
      WebkitLineClamp: 2,
      whiteSpace: 'normal',
      overflowWrap: 'anywhere',
    },
  },
});
export const more = style({
  minHeight: '1.5rem',
  padding: '2px 8px',
  border: 0,
  borderRadius: '5px',
  background: 'none',
  ...interfaceType('2xs', 'semi'),
  color: vars.color.ink2,
  cursor: 'pointer',
  selectors: { '&:hover': { textDecoration: 'underline' } },
  '@media': {
    [media.touch]: { minHeight: vars.layout.target },
    [media.print]: { display: 'none' },
  },
});
