import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css';
import { media } from '../theme/media';
import { interfaceType, visuallyHidden } from '../theme/type-style';

export const crumbs = style({ minWidth: 0, ...interfaceType('sm'), color: vars.color.ink3 });

const row = style({ display: 'flex', alignItems: 'center', gap: vars.space[2], minWidth: 0 });

export const trailAlone = style([row]);
export const trail = style([row, { '@media': { [media.touch]: { display: 'none' } } }]);

export const crumb = style({
  minWidth: 0,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  selectors: { '&:has(:focus-visible)': { overflow: 'visible' } },
});

globalStyle(`${crumb} a:hover`, {
  color: vars.color.ink,
  textDecoration: 'underline',
  textUnderlineOffset: '3px',
});
globalStyle(`${crumb} [aria-current]`, { color: vars.color.ink, fontWeight: vars.weight.semi });

export const separator = style({ flex: 'none' });
globalStyle(`[dir="rtl"] ${separator} svg`, { transform: 'scaleX(-1)' });

export const back = style({
  display: 'none',
  '@media': {
    [media.touch]: {
      display: 'inline-flex',
      alignItems: 'center',
      gap: vars.space[2],
      minHeight: vars.layout.target,
      minWidth: 0,
      maxWidth: '100%',
      color: vars.color.ink,
      fontWeight: vars.weight.semi,
    },
  },
});
globalStyle(`[dir="rtl"] ${back} svg`, { transform: 'scaleX(-1)' });
export const backLabel = style({ overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' });
export const hidden = style(visuallyHidden);
