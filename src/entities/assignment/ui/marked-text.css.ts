import { style } from '@vanilla-extract/css';
import { vars } from '@/shared/ui/theme/contract.css';
import { interfaceType } from '@/shared/ui/theme/type-style';

export const page = style({
  display: 'grid',
  gap: vars.space[6],
  padding: vars.space[6],
  background: vars.color.sheet,
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.md,
  '@media': {
    '(min-width: 60rem)': {
      selectors: { '&[data-noted]': { gridTemplateColumns: 'minmax(0, 1fr) 14rem' } },
    },
  },
});
export const text = style({
  fontFamily: vars.font.display,
  fontSize: vars.text.lg.size,
  lineHeight: 1.7,
  whiteSpace: 'pre-wrap',
  overflowWrap: 'anywhere',
  maxWidth: '42rem',
});
export const mark = style({
  color: 'inherit',
  background: 'none',
  borderBottom: `2px solid ${vars.color.pen}`,
  selectors: {
    // The number belongs to the mark and not to the text, which a selection must return as it was written.
    '&::after': {
      content: 'attr(data-numbers)',
      fontSize: vars.text['2xs'].size,
      verticalAlign: 'super',
      color: vars.color.pen,
      marginInlineStart: '0.15em',
    },
  },
});
export const notes = style({
  ...interfaceType('sm'),
  color: vars.color.pen,
  margin: 0,
  paddingInlineStart: vars.space[5],
});
export const note = style({ marginBottom: vars.space[4] });
export const quote = style({ ...interfaceType('2xs'), display: 'block', color: vars.color.ink3 });
export const comment = style({
  display: 'block',
  fontFamily: vars.font.display,
  fontStyle: 'italic',
  overflowWrap: 'anywhere',
});
