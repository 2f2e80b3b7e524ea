import { style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css';
import { media } from '../theme/media';

export const list = style({ margin: 0, padding: 0, listStyle: 'none' });
export const row = style({
  display: 'flex',
  flexDirection: 'row-reverse',
  alignItems: 'center',
  gap: vars.space[3],
  minWidth: 0,
  borderBlockEnd: `1px solid ${vars.color.rule}`,
  paddingBlock: vars.space[2],
  selectors: {
    '&[data-tools=above]': {
      flexDirection: 'column',
      alignItems: 'stretch',
      gap: vars.space[1],
      paddingBlock: vars.space[3],
    },
    '&[data-dragged]': { opacity: 0.5 },
    '&[data-over]': { boxShadow: `inset 0 0 0 2px ${vars.color.focus}` },
  },
  '@media': {
    [media.phone]: { flexDirection: 'column-reverse', alignItems: 'stretch', gap: vars.space[1] },
  },
});
export const tools = style({ display: 'flex', alignItems: 'center', justifyContent: 'flex-end' });
export const handle = style({
  display: 'grid',
  placeItems: 'center',
  width: '2rem',
  height: '2rem',
  color: vars.color.ink3,
  cursor: 'grab',
  '@media': { [media.touch]: { display: 'none' } },
});
export const content = style({ flex: 1, minWidth: 0 });
