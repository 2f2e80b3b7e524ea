import { style } from '@vanilla-extract/css';
import { vars } from '@/shared/ui/theme/contract.css';
import { displayType, interfaceType } from '@/shared/ui/theme/type-style';

export const blocks = style({ display: 'grid', gap: vars.space[6], minWidth: 0 });
export const list = style({
  ...displayType('md'),
  margin: 0,
  paddingInlineStart: vars.space[6],
  selectors: { 'ul&': { listStyleType: 'disc' }, 'ol&': { listStyleType: 'decimal' } },
});
export const image = style({ maxWidth: '100%', height: 'auto', borderRadius: vars.radius.md });
export const card = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[3],
  padding: vars.space[4],
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.md,
  background: vars.color.sheet,
});
export const words = style({ display: 'grid', flex: 1, minWidth: 0 });
export const name = style({ ...interfaceType('md', 'semi'), overflowWrap: 'anywhere' });
export const note = style({ ...interfaceType('sm'), color: vars.color.ink3 });
