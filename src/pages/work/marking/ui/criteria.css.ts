import { style } from '@vanilla-extract/css';
import { vars } from '@/shared/ui/theme/contract.css';
import { media } from '@/shared/ui/theme/media';
import { displayType, interfaceType } from '@/shared/ui/theme/type-style';

export const criteria = style({ listStyle: 'none', margin: 0, padding: 0 });
export const criterion = style({
  position: 'relative',
  display: 'grid',
  gap: vars.space[2],
  paddingBlock: '0.625rem',
  borderBlockStart: `1px solid ${vars.color.rule}`,
});
export const line = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[2],
  minHeight: '2.25rem',
});
export const words = style({ flex: 1, minWidth: 0, overflowWrap: 'anywhere' });
export const name = style({ ...interfaceType('sm', 'bold'), margin: 0 });
/** The whole criterion opens it. */
export const opener = style({
  padding: 0,
  border: 0,
  background: 'none',
  font: 'inherit',
  color: 'inherit',
  textAlign: 'start',
  cursor: 'pointer',
  selectors: { '&::after': { content: '""', position: 'absolute', inset: 0 } },
});
export const note = style({ ...interfaceType('2xs'), margin: 0, color: vars.color.ink3 });
export const score = style({
  ...interfaceType('2xs'),
  display: 'inline-flex',
  alignItems: 'baseline',
  gap: '2px',
  flex: 'none',
  color: vars.color.pen,
  selectors: { '&[data-blank]': { alignItems: 'flex-end' } },
});
export const figure = style({
  ...displayType('2xl', 'regular'),
  fontSize: '1.5rem',
  fontStyle: 'italic',
  selectors: {
    // An empty box waits for the score.
    [`${score}[data-blank] &:empty`]: {
      alignSelf: 'center',
      width: '2.75rem',
      height: '2.25rem',
      border: `1.5px solid ${vars.color.pen}`,
      borderRadius: vars.radius.sm,
      background: vars.color.raised,
    },
  },
});
export const levels = style({ display: 'grid', gap: vars.space[1] });
export const level = style({
  ...interfaceType('xs'),
  display: 'grid',
  gridTemplateColumns: '1.75rem minmax(0, 1fr)',
  alignItems: 'baseline',
  padding: `0.375rem ${vars.space[3]} 0.375rem ${vars.space[2]}`,
  textAlign: 'start',
  color: vars.color.ink,
  background: vars.color.raised,
  border: `1px solid ${vars.color.line2}`,
  borderRadius: vars.radius.sm,
  cursor: 'pointer',
  selectors: {
    '&:hover': { borderColor: vars.color.pen },
    '&[data-suggested]': { borderColor: vars.color.primary, borderStyle: 'dashed' },
    '&[aria-pressed="true"]': {
      borderColor: vars.color.pen,
      background: vars.color.penTint,
      boxShadow: `inset 0 0 0 1px ${vars.color.pen}`,
    },
  },
  '@media': { [media.touch]: { minHeight: vars.layout.target, alignItems: 'center' } },
});
export const points = style({
  ...displayType('sm', 'semi'),
  textAlign: 'center',
  selectors: { [`${level}[aria-pressed="true"] &`]: { color: vars.color.pen } },
});
export const meaning = style({ minWidth: 0, overflowWrap: 'anywhere' });
export const label = style({ fontWeight: vars.weight.semi });
export const description = style({ color: vars.color.ink2 });
/** Where the digit of a level isn't its points, and there is a keyboard. */
export const levelKey = style({
  ...interfaceType('2xs'),
  marginInlineStart: vars.space[2],
  paddingInline: vars.space[1],
  color: vars.color.ink3,
  border: `1px solid ${vars.color.line2}`,
  borderRadius: vars.radius.sm,
  '@media': { [media.touch]: { display: 'none' } },
});
