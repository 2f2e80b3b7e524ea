import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '@/shared/ui/theme/contract.css';
import { displayType, interfaceType } from '@/shared/ui/theme/type-style';

export const line = style({ display: 'flex', alignItems: 'center', gap: vars.space[1] });
export const label = style({ display: 'block', ...interfaceType('2xs'), color: vars.color.ink3 });
export const code = styleVariants({
  sm: { display: 'block', ...displayType('md', 'semi'), letterSpacing: '0.04em', whiteSpace: 'nowrap' },
  lg: { display: 'block', ...displayType('4xl', 'medium'), letterSpacing: '0.04em', whiteSpace: 'nowrap' },
});
export const board = style({
  display: 'grid',
  justifyItems: 'center',
  gap: vars.space[4],
  textAlign: 'center',
});
