import { style } from '@vanilla-extract/css';
import { vars } from '@/shared/ui/theme/contract.css';
import { interfaceType } from '@/shared/ui/theme/type-style';

export const list = style({ borderBlockStart: `1px solid ${vars.color.rule}` });
export const row = style({
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[3],
  minHeight: vars.layout.target,
  paddingBlock: vars.space[2],
  borderBlockEnd: `1px solid ${vars.color.rule}`,
  selectors: { '&:has(a):hover': { background: vars.color.sheet } },
});
export const icon = style({ display: 'flex', flex: 'none', color: vars.color.ink2 });
export const title = style({ ...interfaceType('sm', 'semi'), overflowWrap: 'anywhere' });
export const note = style({ ...interfaceType('2xs'), color: vars.color.ink3 });
