import { style } from '@vanilla-extract/css';
import { vars } from '@/shared/ui/theme/contract.css';
import { displayType, interfaceType } from '@/shared/ui/theme/type-style';

const { color, space } = vars;

export const head = style({
  display: 'flex',
  alignItems: 'flex-start',
  justifyContent: 'space-between',
  gap: space[3],
});

export const board = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) 7.25rem',
  alignItems: 'center',
  gap: space[4],
});

export const label = style({ ...interfaceType('2xs'), color: color.ink3 });

export const code = style({ ...displayType('2xl'), fontWeight: 540, overflowWrap: 'anywhere' });

export const link = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[2],
  padding: `${space[1]} ${space[1]} ${space[1]} ${space[3]}`,
  border: `1px solid ${color.line2}`,
  borderRadius: vars.radius.sm,
  ...interfaceType('sm'),
});

export const address = style({ flex: 1, minWidth: 0, overflowWrap: 'anywhere' });

export const rules = style({ margin: 0 });

export const rule = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space[3],
  minHeight: '3.25rem',
  paddingBlock: space[1],
  borderBlockStart: `1px solid ${color.rule}`,
  ...interfaceType('sm'),
});

export const figure = style({ ...displayType('sm'), margin: 0, fontWeight: 560 });

export const person = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr) auto',
  alignItems: 'center',
  gap: space[3],
  paddingBlock: space[2],
  borderBlockEnd: `1px solid ${color.rule}`,
});

export const people = style({ margin: 0, padding: 0, listStyle: 'none' });
