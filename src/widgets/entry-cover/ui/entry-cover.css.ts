import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '@/shared/ui/theme/contract.css';
import { media } from '@/shared/ui/theme/media';

const { color, text, font, space } = vars;

const spine = '4.5rem';
// With large fonts the text needs the space.
const narrowSpine = 'min(1.25rem, 6vw)';
const edge = `min(${space[4]}, 5vw)`;

// The label is centred; what is below it does not move it unless the window is low.
export const cover = style({
  position: 'relative',
  display: 'grid',
  gridTemplate: '1fr auto 1fr / minmax(0, 1fr)',
  justifyItems: 'center',
  gap: space[6],
  minHeight: '100dvh',
  overflow: 'hidden',
  paddingBlock: space[6],
  paddingInline: `calc(${spine} + ${space[6]}) ${space[6]}`,
  background: color.binding,
  outline: 'none',
  selectors: {
    '&::before': {
      content: '""',
      position: 'absolute',
      insetBlock: 0,
      insetInlineStart: 0,
      width: spine,
      background: color.binding2,
    },
  },
  '@media': {
    [media.phone]: {
      gridTemplateRows: 'auto auto 1fr',
      paddingInline: `calc(${narrowSpine} + ${edge}) ${edge}`,
      selectors: { '&::before': { width: narrowSpine } },
    },
  },
});

/** The multiplication tables on the cover. */
export const tables = style({
  position: 'absolute',
  insetBlock: 0,
  insetInline: `${spine} 0`,
  maxHeight: '100vh',
  display: 'grid',
  gridTemplate: 'repeat(12, 1fr) / repeat(12, 1fr)',
  alignItems: 'center',
  padding: `${space[10]} ${space[12]}`,
  overflow: 'hidden',
  textAlign: 'center',
  fontFamily: font.display,
  fontSize: text.xl.size,
  lineHeight: 1,
  fontVariantNumeric: 'lining-nums tabular-nums',
  color: color.bindingEmboss,
  userSelect: 'none',
  pointerEvents: 'none',
  '@media': { [media.phone]: { display: 'none' }, [media.forced]: { display: 'none' } },
});

export const factor = style({ fontWeight: vars.weight.bold });

export const label = style({
  position: 'relative',
  gridRow: 2,
  // Above the content below, so that its shadow is visible.
  zIndex: 1,
  width: 'min(29rem, 100%)',
  padding: 'min(0.625rem, 3vw)',
  borderRadius: vars.radius.sm,
  background: color.sheet,
  boxShadow: vars.shadow.high,
});

export const frame = style({
  padding: '2.25rem 2.5rem 2rem',
  border: `1.5px solid ${color.margin}`,
  outline: `1px solid ${color.margin}`,
  outlineOffset: '-5px',
  borderRadius: vars.radius.xs,
  '@media': { [media.phone]: { padding: '1.75rem min(1.125rem, 5vw) 1.5rem' } },
});

export const name = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  justifyItems: 'center',
  textAlign: 'center',
  marginBottom: '1.375rem',
});

export const title = styleVariants(
  {
    book: {
      marginTop: '0.625rem',
      fontSize: '2.25rem',
      lineHeight: '2.625rem',
      '@media': { [media.phone]: { fontSize: '2rem' } },
    },
    page: { marginTop: space[2], fontSize: '1.75rem', lineHeight: '2.25rem' },
  },
  (rule) => [
    { fontFamily: font.display, fontWeight: '480', letterSpacing: '-0.02em', overflowWrap: 'anywhere' },
    rule,
  ],
);

export const lead = styleVariants(
  {
    book: {
      marginTop: '0.125rem',
      fontFamily: font.display,
      fontStyle: 'italic',
      fontSize: text.md.size,
      lineHeight: text.md.line,
    },
    page: { marginTop: space[1], fontSize: text.sm.size, lineHeight: text.sm.line, textWrap: 'balance' },
  },
  (rule) => [{ color: color.ink2, overflowWrap: 'anywhere' }, rule],
);

export const end = style({
  position: 'relative',
  gridRow: 3,
  display: 'grid',
  gridTemplateRows: '1fr auto',
  justifyItems: 'center',
  gap: space[4],
  width: 'min(29rem, 100%)',
});

// As wide as the label, and opaque, so that the tables don’t show through the text.
export const below = style({
  width: '100%',
  alignSelf: 'start',
  paddingBlock: space[2],
  background: color.binding,
});

export const links = style({
  gridRow: 2,
  paddingInline: space[3],
  background: color.binding,
  color: color.onBinding,
});

export const foot = style({
  display: 'grid',
  justifyItems: 'center',
  marginTop: '0.625rem',
  marginBottom: '-0.625rem',
  fontSize: text.sm.size,
  lineHeight: text.sm.line,
  color: color.ink2,
});

export const problem = style({ marginBlockEnd: space[4] });
