import { style } from '@vanilla-extract/css';
import { vars } from '@/shared/ui/theme/contract.css';
import { media } from '@/shared/ui/theme/media';

export const rail = style({
  display: 'grid',
  alignContent: 'start',
  gap: vars.space[6],
  padding: `${vars.space[4]} ${vars.space[5]} ${vars.space[8]}`,
  minWidth: 0,
  background: vars.color.desk,
  '@media': { [media.print]: { display: 'none' } },
});

export const part = style({
  scrollMarginBlockStart: '7rem',
  display: 'grid',
  gap: vars.space[2],
  minWidth: 0,
});

export const versions = style({ display: 'grid', listStyle: 'none', padding: 0, margin: 0 });

export const version = style({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: `${vars.space[6]} minmax(0, 1fr) auto`,
  alignItems: 'center',
  gap: vars.space[3],
  minHeight: vars.layout.control,
  paddingBlock: vars.space[2],
  selectors: {
    '&::before': {
      content: '""',
      position: 'absolute',
      insetInlineStart: vars.space[3],
      insetBlock: 0,
      borderInlineStart: `1.5px dashed ${vars.color.margin}`,
    },
    '&:first-child::before': { insetBlockStart: '50%' },
    '&:last-child::before': { insetBlockEnd: '50%' },
    '&:only-child::before': { display: 'none' },
  },
});

export const knot = style({
  position: 'relative',
  display: 'grid',
  placeItems: 'center',
  width: vars.space[6],
  height: vars.space[6],
  border: `1.5px solid ${vars.color.control}`,
  borderRadius: vars.radius.full,
  background: vars.color.desk,
  fontFamily: vars.font.display,
  fontSize: vars.text['2xs'].size,
  fontWeight: vars.weight.semi,
  lineHeight: 1,
  selectors: {
    '[aria-current] > &': {
      background: vars.color.primary,
      borderColor: vars.color.primary,
      color: vars.color.onPrimary,
    },
  },
});

export const versionName = style({
  fontSize: vars.text.xs.size,
  lineHeight: vars.text.xs.line,
  fontWeight: vars.weight.semi,
  selectors: { '[aria-current] > &': { color: vars.color.link } },
});

export const small = style({
  display: 'block',
  fontFamily: vars.font.text,
  fontSize: vars.text['2xs'].size,
  lineHeight: vars.text['2xs'].line,
  fontWeight: vars.weight.regular,
  color: vars.color.ink3,
});

export const recent = style({
  display: 'grid',
  gap: vars.space[3],
  listStyle: 'none',
  padding: 0,
  margin: 0,
});
export const entry = style({
  fontFamily: vars.font.display,
  fontSize: vars.text.sm.size,
  lineHeight: vars.text.sm.line,
});

export const fact = style({
  display: 'flex',
  justifyContent: 'space-between',
  alignItems: 'baseline',
  fontSize: vars.text['2xs'].size,
  color: vars.color.ink3,
});

export const figure = style({
  fontFamily: vars.font.display,
  fontSize: vars.text.sm.size,
  fontWeight: vars.weight.semi,
  color: vars.color.ink,
});
