import { style } from '@vanilla-extract/css';
import { vars } from '@/shared/ui/theme/contract.css';

export const questions = style({ display: 'grid', gap: vars.space[8], maxWidth: '46rem' });
export const source = style({ maxWidth: '46rem' });
export const question = style({
  display: 'grid',
  gap: vars.space[3],
  justifyItems: 'stretch',
  minWidth: 0,
  margin: 0,
  padding: 0,
  border: 'none',
});
export const legend = style({
  padding: 0,
  paddingBlockEnd: vars.space[2],
  overflowWrap: 'anywhere',
});
export const number = style({ display: 'block', color: vars.color.ink2 });
/** Stays in view, so that the time does too. */
export const progress = style({
  position: 'sticky',
  insetBlockStart: vars.layout.bar,
  zIndex: 10,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: `${vars.space[1]} ${vars.space[4]}`,
  maxWidth: '46rem',
  paddingBlock: vars.space[3],
  background: vars.color.desk,
  borderBlockEnd: `1px solid ${vars.color.line}`,
});
export const choices = style({
  display: 'grid',
  gap: vars.space[1],
  margin: 0,
  padding: 0,
  listStyle: 'none',
});
export const order = style({ display: 'grid', gap: vars.space[1], margin: 0, padding: 0, listStyle: 'none' });
export const place = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto auto',
  alignItems: 'center',
  gap: vars.space[1],
  paddingInlineStart: vars.space[3],
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.md,
});
