import { style } from '@vanilla-extract/css';
import { vars } from '@/shared/ui/theme/contract.css';
import { media } from '@/shared/ui/theme/media';

const { color, text, font } = vars;

/** The rules are twice as far apart as on a written page. */
const line = '3.5rem';
const margin = '5.5rem';
const narrowMargin = '1.5rem';

export const page = style({
  position: 'relative',
  minHeight: '100dvh',
  display: 'grid',
  gridTemplateRows: 'auto 1fr',
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
  '@media': { [media.touch]: { selectors: { '&::before': { insetInlineStart: narrowMargin } } } },
});

export const head = style({
  display: 'flex',
  alignItems: 'center',
  height: vars.layout.bar,
  paddingInline: '7.5rem 2.5rem',
  borderBottom: `1px solid ${color.margin}`,
  '@media': { [media.touch]: { paddingInline: '2.75rem 1rem' } },
});

export const main = style({
  outline: 'none',
  display: 'grid',
  alignContent: 'start',
  padding: '14rem 2.5rem 3.5rem 7.5rem',
  background: `repeating-linear-gradient(transparent 0 calc(${line} - 1px), ${color.rule} calc(${line} - 1px) ${line})`,
  '@media': { [media.touch]: { padding: '7rem 1rem 2.5rem 2.75rem', background: 'none' } },
});

// Shifts each line of text onto a rule.
export const title = style({
  position: 'relative',
  top: '1.5625rem',
  fontFamily: font.display,
  fontSize: text['5xl'].size,
  lineHeight: '7rem',
  letterSpacing: text['5xl'].tracking,
  fontWeight: '470',
  '@media': { [media.touch]: { top: 0, fontSize: text['3xl'].size, lineHeight: line } },
});

export const subject = style({
  position: 'relative',
  top: '0.9375rem',
  fontFamily: font.display,
  fontSize: text['2xl'].size,
  lineHeight: line,
  color: color.ink2,
  overflowWrap: 'anywhere',
  '@media': { [media.touch]: { top: 0, fontSize: text.lg.size, lineHeight: text.lg.line } },
});

export const words = style({
  position: 'relative',
  top: '1.1875rem',
  fontSize: text.lg.size,
  lineHeight: line,
  color: color.ink2,
  '@media': {
    [media.touch]: { top: 0, paddingBlock: '0.875rem', fontSize: text.md.size, lineHeight: text.lg.line },
  },
});

export const actions = style({
  justifySelf: 'start',
  display: 'flex',
  flexWrap: 'wrap',
  gap: '0.625rem',
  marginTop: '2.375rem',
  padding: '0.375rem 0.75rem 0.375rem 0',
  background: color.desk,
});
