import { createVar, style } from '@vanilla-extract/css';
import { vars } from '@/shared/ui/theme/contract.css';
import { media } from '@/shared/ui/theme/media';

const { color, text, font, space } = vars;

const margin = createVar();

/** A sheet with the titles of its parts in the margin. */
export const sheet = style({
  vars: { [margin]: '15rem' },
  position: 'relative',
  borderBlockStart: `1px solid ${color.rule}`,
  selectors: {
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
    [media.touch]: { vars: { [margin]: '0px' }, selectors: { '&::before': { display: 'none' } } },
  },
});

export const part = style({
  display: 'grid',
  gridTemplateColumns: `${margin} minmax(0, 1fr)`,
  columnGap: space[8],
  paddingBlock: space[8],
  borderBlockEnd: `1px solid ${color.rule}`,
  '@media': {
    [media.touch]: { gridTemplateColumns: 'minmax(0, 1fr)', rowGap: space[5], paddingBlock: space[6] },
  },
});

export const name = style({ paddingInlineEnd: space[5], '@media': { [media.touch]: { padding: 0 } } });

export const title = style({
  fontFamily: font.display,
  fontSize: text.lg.size,
  lineHeight: text.lg.line,
  fontWeight: '520',
  overflowWrap: 'anywhere',
});

export const note = style({
  marginBlockStart: space[1],
  fontSize: text.xs.size,
  lineHeight: text.xs.line,
  color: color.ink2,
});

export const body = style({ display: 'grid', gap: space[5], maxWidth: '36rem', minWidth: 0 });

export const pair = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: space[5],
  '@media': { [media.phone]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
});

export const photo = style({ display: 'flex', alignItems: 'center', flexWrap: 'wrap', gap: space[5] });

export const choice = style({ display: 'grid', gap: space[2] });

export const hint = style({ fontSize: text['2xs'].size, lineHeight: text['2xs'].line, color: color.ink3 });
