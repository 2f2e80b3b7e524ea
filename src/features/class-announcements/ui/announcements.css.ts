import { style } from '@vanilla-extract/css';
import { vars } from '@/shared/ui/theme/contract.css';
import { displayType, interfaceType } from '@/shared/ui/theme/type-style';

const { color, space } = vars;

export const list = style({ display: 'grid', gap: space[6], margin: 0, padding: 0, listStyle: 'none' });

export const text = style({
  margin: 0,
  ...displayType('md'),
  whiteSpace: 'pre-wrap',
  overflowWrap: 'anywhere',
});

export const by = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space[2],
  ...interfaceType('2xs'),
  color: color.ink3,
});

export const comments = style({ margin: 0, padding: 0, listStyle: 'none' });

export const comment = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr) auto',
  alignItems: 'start',
  gap: space[3],
  paddingBlock: space[3],
  borderBlockStart: `1px solid ${color.rule}`,
});

export const words = style({
  margin: 0,
  ...interfaceType('sm'),
  whiteSpace: 'pre-wrap',
  overflowWrap: 'anywhere',
});

export const answer = style({ display: 'grid', gap: space[2], justifyItems: 'start' });
