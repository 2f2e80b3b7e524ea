import { style } from '@vanilla-extract/css';
import { vars } from '@/shared/ui/theme/contract.css';
import { interfaceType } from '@/shared/ui/theme/type-style';

const { color, space } = vars;

export const facts = style({ margin: 0, ...interfaceType('sm') });

export const fact = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space[4],
  minHeight: vars.layout.target,
  borderBlockEnd: `1px solid ${color.rule}`,
  color: color.ink2,
  selectors: { '&:first-child': { borderBlockStart: `1px solid ${color.rule}` } },
});

export const value = style({
  margin: 0,
  minWidth: 0,
  fontWeight: vars.weight.semi,
  textAlign: 'end',
  overflowWrap: 'anywhere',
  color: color.ink,
});

export const way = style({ display: 'grid', gap: space[3], marginBlockStart: space[5] });

export const advice = style({ textAlign: 'center', textWrap: 'balance', color: color.ink2 });
