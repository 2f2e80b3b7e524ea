import { style } from '@vanilla-extract/css';
import { vars } from '@/shared/ui/theme/contract.css';
import { media } from '@/shared/ui/theme/media';

const { color, space, text, font, weight } = vars;

export const shelf = style({ position: 'relative', height: '100%', background: color.binding });

/** Each book stands before the one behind it, further to the right and lower. */
export const book = style({
  position: 'absolute',
  width: '9.5rem',
  height: '25rem',
  paddingBlockStart: '1.125rem',
  paddingInline: '0.5rem',
  borderRadius: vars.radius.sm,
  borderInlineStart: `14px solid ${vars.template.spine}`,
  background: vars.template.cover,
  boxShadow: vars.shadow.mid,
  selectors: {
    '&:nth-child(1)': { insetInlineStart: '1.75rem', insetBlockStart: '4.25rem' },
    '&:nth-child(2)': { insetInlineStart: '3rem', insetBlockStart: '9rem' },
    '&:nth-child(3)': { insetInlineStart: '4.25rem', insetBlockStart: '13.75rem' },
  },
});

export const plate = style({
  display: 'block',
  padding: '0.625rem',
  borderRadius: vars.radius.xs,
  background: color.plate,
  color: color.onPlate,
  fontFamily: font.display,
  fontSize: text.sm.size,
  lineHeight: '1.375rem',
  fontWeight: 540,
  overflowWrap: 'anywhere',
});

export const features = style({ margin: 0, padding: 0, listStyle: 'none' });

export const feature = style({
  display: 'grid',
  gridTemplateColumns: '1.25rem 1fr',
  gap: '0.625rem',
  alignItems: 'center',
  paddingBlock: space[2],
  borderBlockEnd: `1px solid ${color.rule}`,
  fontSize: text.sm.size,
  lineHeight: '1.25rem',
});

export const tick = style({ display: 'grid', color: color.primary });

export const price = style({
  display: 'flex',
  alignItems: 'baseline',
  gap: space[2],
  minHeight: '2.5rem',
  marginBlockStart: '0.875rem',
  fontSize: text.sm.size,
  color: color.ink3,
});

export const amount = style({
  fontFamily: font.display,
  fontSize: text['3xl'].size,
  lineHeight: 1,
  fontWeight: weight.medium,
  fontVariantNumeric: 'lining-nums tabular-nums',
  color: color.ink,
});

export const actions = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '0.625rem',
  marginBlockStart: space[5],
  '@media': { [media.phone]: { display: 'grid', gridTemplateColumns: 'auto 1fr' } },
});

export const later = style({
  display: 'grid',
  '@media': { [media.phone]: { gridColumn: '1 / -1' } },
});
