import { style } from '@vanilla-extract/css';
import { vars } from '@/shared/ui/theme/contract.css';
import { media } from '@/shared/ui/theme/media';
import { displayType } from '@/shared/ui/theme/type-style';

export const line = style({
  display: 'flex',
  alignItems: 'flex-end',
  height: '18px',
  margin: 0,
  padding: 0,
  listStyle: 'none',
  borderBlockEnd: `1.5px solid ${vars.color.margin}`,
  selectors: { '&[data-ends]': { borderBlockEnd: `1.5px dashed ${vars.color.warn}` } },
});

export const tick = style({
  flex: 1,
  height: '10px',
  borderInlineStart: `1px solid ${vars.color.line2}`,
  selectors: {
    '&:nth-child(7n + 1)': { height: '16px', borderColor: vars.color.control },
    '&[data-now]': {
      height: '18px',
      borderInlineStart: `6px solid ${vars.color.primary}`,
      borderRadius: '2px',
    },
    '&[data-now][data-quiet]': { borderColor: vars.color.control },
  },
  '@media': { [media.forced]: { selectors: { '&[data-now]': { borderColor: 'Highlight' } } } },
});

export const caption = style({
  display: 'flex',
  justifyContent: 'space-between',
  gap: vars.space[4],
  marginBlockStart: vars.space[2],
  ...displayType('2xs', 'regular'),
  color: vars.color.ink3,
});
