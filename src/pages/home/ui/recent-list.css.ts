import { style } from '@vanilla-extract/css';
import { vars } from '@/shared/ui/theme/contract.css';
import { media } from '@/shared/ui/theme/media';

const { color, text, font, space } = vars;

const margin = '6rem';

/** A ruled page with times in the margin. */
export const list = style({
  position: 'relative',
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
});

export const row = style({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: `${margin} minmax(0, 1fr) auto`,
  alignItems: 'center',
  columnGap: space[5],
  minHeight: space[16],
  paddingBlock: '0.625rem',
  borderBottom: `1px solid ${color.rule}`,
  selectors: { '&:first-child': { borderTop: `1px solid ${color.rule}` } },
  '@media': { [media.phone]: { gridTemplateColumns: `${margin} minmax(0, 1fr)` } },
});

export const time = style({ display: 'grid' });

export const day = style({
  fontFamily: font.display,
  fontSize: text.md.size,
  lineHeight: text.xs.line,
  fontWeight: '520',
  fontVariantNumeric: 'lining-nums tabular-nums',
});

export const clock = style({
  fontFamily: font.display,
  fontSize: text['2xs'].size,
  lineHeight: text['2xs'].line,
  fontVariantNumeric: 'lining-nums tabular-nums',
  color: color.ink3,
});

export const what = style({ display: 'flex', alignItems: 'center', gap: '0.875rem', minWidth: 0 });

export const words = style({ minWidth: 0 });

export const title = style({
  fontFamily: font.display,
  fontSize: '1.0625rem',
  lineHeight: text.md.line,
  fontWeight: '520',
  letterSpacing: '-0.003em',
  overflowWrap: 'anywhere',
});

export const meta = style({ fontSize: text.xs.size, lineHeight: text.xs.line, color: color.ink3 });

export const state = style({
  '@media': { [media.phone]: { gridColumn: 2, justifySelf: 'start', marginBlockStart: space[1] } },
});
