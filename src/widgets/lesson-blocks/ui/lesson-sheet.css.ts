import { createVar, style } from '@vanilla-extract/css';
import { vars } from '@/shared/ui/theme/contract.css';
import { media } from '@/shared/ui/theme/media';
import { interfaceType } from '@/shared/ui/theme/type-style';

const { color, space } = vars;
const margin = createVar();

/** The margin ends at a double rule, as in an exercise book. */
export const page = style({
  vars: { [margin]: '5.75rem' },
  position: 'relative',
  display: 'grid',
  gap: space[5],
  minWidth: 0,
  padding: `1.75rem 2.75rem ${space[6]} calc(${margin} + ${space[8]})`,
  selectors: {
    '&:dir(rtl)': { paddingInline: `calc(${margin} + ${space[8]}) 2.75rem` },
    '&::before': {
      content: '""',
      position: 'absolute',
      insetBlock: 0,
      insetInlineStart: margin,
      width: '4px',
      borderInline: `1px solid ${color.margin}`,
    },
  },
  '@media': {
    [media.touch]: {
      vars: { [margin]: '0.875rem' },
      padding: `${space[5]} ${space[4]} ${space[5]} 2.125rem`,
      selectors: { '&:dir(rtl)': { paddingInline: `2.125rem ${space[4]}` } },
    },
  },
});

export const bar = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space[2],
  minHeight: '3.5625rem',
  padding: `${space[2]} ${space[3]} ${space[2]} ${space[5]}`,
  borderBlockEnd: `1px solid ${color.line}`,
  ...interfaceType('sm'),
  color: color.ink2,
});
export const actions = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space[2],
  marginInlineStart: 'auto',
});

export const lead = style({ ...interfaceType('sm'), color: color.ink3, marginBlockStart: '0.375rem' });

export const part = style({ position: 'relative', minWidth: 0 });
export const partName = style({
  position: 'absolute',
  insetBlockStart: '0.25rem',
  insetInlineEnd: `calc(100% + ${space[8]} + 0.875rem)`,
  width: '4.75rem',
  ...interfaceType('2xs'),
  color: color.ink3,
  textAlign: 'end',
  '@media': {
    [media.touch]: { position: 'static', width: 'auto', marginBlockEnd: space[1], textAlign: 'start' },
  },
});
