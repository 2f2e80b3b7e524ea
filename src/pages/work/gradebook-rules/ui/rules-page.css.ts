import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '@/shared/ui/theme/contract.css';
import { media } from '@/shared/ui/theme/media';
import { interfaceType, visuallyHidden } from '@/shared/ui/theme/type-style';

/** A control in a table: the header names it, and its label is for screen readers. */
export const cell = style({ minWidth: '4.75rem' });
globalStyle(`${cell} > *`, { gap: 0 });
globalStyle(`${cell} label`, visuallyHidden);
// As wide as "By its due date" with its arrow.
export const wide = style({ minWidth: '9.75rem' });
// Beside the panel of their effect, the tables have half of a wide screen.
export const sections = style({ minWidth: 0 });
globalStyle(`${sections} thead th`, { whiteSpace: 'normal', verticalAlign: 'bottom' });
globalStyle(`${sections} :is(th, td):not(:last-child)`, { paddingInlineEnd: '8px' });
globalStyle(`${sections} :is(select, input)`, { minWidth: 0 });

export const term = style({
  display: 'grid',
  gap: vars.space[3],
  minWidth: 0,
  margin: 0,
  padding: vars.space[4],
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.md,
});
export const fields = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 10.5rem), 1fr))',
  gap: vars.space[3],
  alignItems: 'start',
});

/** Within reach below a long page, on a phone above the bar of the shell. */
export const foot = style({
  position: 'sticky',
  insetBlockEnd: 0,
  zIndex: 5,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space[3],
  marginBlockStart: vars.space[8],
  paddingBlock: vars.space[3],
  background: vars.color.desk,
  borderBlockStart: `1px solid ${vars.color.line}`,
  '@media': { [media.touch]: { insetBlockEnd: 'calc(3.875rem + env(safe-area-inset-bottom))' } },
});
export const summary = style({ ...interfaceType('sm'), margin: 0, flex: '1 1 14rem', minWidth: 0 });

/** In view while the rules beside it change. */
export const beside = style({ position: 'sticky', insetBlockStart: vars.space[4] });
