import { style } from '@vanilla-extract/css';
import { vars } from '@/shared/ui/theme/contract.css';
import { displayType } from '@/shared/ui/theme/type-style';

export const blocks = style({ display: 'grid', gap: vars.space[6], minWidth: 0 });
export const list = style({
  ...displayType('md'),
  margin: 0,
  paddingInlineStart: vars.space[6],
  selectors: { 'ul&': { listStyleType: 'disc' }, 'ol&': { listStyleType: 'decimal' } },
});
export const image = style({ maxWidth: '100%', height: 'auto', borderRadius: vars.radius.md });
