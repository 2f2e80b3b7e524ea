import { style } from '@vanilla-extract/css';
import { vars } from '@/shared/ui/theme/contract.css';

export const rows = style({ display: 'grid', gap: vars.space[3], minWidth: 0 });

export const row = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'center',
  gap: vars.space[2],
  paddingBlockEnd: vars.space[3],
  borderBlockEnd: `1px solid ${vars.color.rule}`,
});

export const name = style({
  minWidth: 0,
  fontSize: vars.text.xs.size,
  lineHeight: vars.text.xs.line,
  fontWeight: vars.weight.semi,
  color: vars.color.ink2,
  overflowWrap: 'anywhere',
});

export const fold = style([
  name,
  {
    display: 'flex',
    alignItems: 'center',
    gap: vars.space[1],
    minHeight: '2rem',
    padding: 0,
    border: 0,
    background: 'none',
    textAlign: 'start',
    cursor: 'pointer',
    borderRadius: vars.radius.sm,
    selectors: { '&:focus-visible': { outline: `2px solid ${vars.color.focus}`, outlineOffset: '2px' } },
  },
]);

export const moves = style({ display: 'flex' });

export const body = style({ gridColumn: '1 / -1', minWidth: 0 });

export const inner = style({ display: 'grid', gap: vars.space[3], minWidth: 0 });

export const foot = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  flexWrap: 'wrap',
  gap: vars.space[2],
  fontSize: vars.text.xs.size,
  lineHeight: vars.text.xs.line,
  color: vars.color.ink2,
});
