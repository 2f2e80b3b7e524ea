import { globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { vars } from '@/shared/ui/theme/contract.css';
import { media } from '@/shared/ui/theme/media';
import { interfaceType } from '@/shared/ui/theme/type-style';

const looks = {
  yellow: { tint: vars.color.warnTint, edge: vars.color.warn, line: 'solid' },
  green: { tint: vars.color.okTint, edge: vars.color.ok, line: 'dashed' },
  blue: { tint: vars.color.primaryTint2, edge: vars.color.primary, line: 'double' },
  pink: { tint: vars.color.penTint, edge: vars.color.pen, line: 'dotted' },
} as const;

// Browsers print no backgrounds, and not everyone sees the colours, so each has its own line.
for (const [color, { tint, edge, line }] of Object.entries(looks)) {
  globalStyle(`::highlight(lesson-${color})`, {
    backgroundColor: tint,
    textDecorationLine: 'underline',
    textDecorationStyle: line,
    textDecorationColor: edge,
    textDecorationThickness: '2px',
  });
}

export const swatch = styleVariants(looks, ({ tint, edge, line }) => ({
  paddingInline: vars.space[1],
  background: tint,
  borderBlockEnd: `3px ${line} ${edge}`,
}));
export const bar = style({
  position: 'sticky',
  insetBlockEnd: vars.space[4],
  zIndex: 1,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space[2],
  marginBlockStart: vars.space[4],
  padding: vars.space[3],
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.md,
  background: vars.color.raised,
  boxShadow: vars.shadow.high,
  '@media': {
    [media.touch]: { insetBlockEnd: `calc(${vars.space[20]} + env(safe-area-inset-bottom))` },
    [media.print]: { display: 'none' },
  },
});
export const words = style({
  ...interfaceType('sm'),
  flex: '1 1 12rem',
  minWidth: 0,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
});
export const notes = style({ display: 'grid', gap: vars.space[6], margin: 0, padding: 0, listStyle: 'none' });
export const quote = style({
  ...interfaceType('md'),
  fontFamily: vars.font.display,
  overflowWrap: 'anywhere',
  whiteSpace: 'pre-line',
  margin: 0,
});
export const onScreen = style({ '@media': { [media.print]: { display: 'none' } } });
export const onPaper = style({
  display: 'none',
  whiteSpace: 'pre-wrap',
  '@media': { [media.print]: { display: 'block' } },
});
export const grow = style({ flex: '1 1 14rem', minWidth: 0 });
