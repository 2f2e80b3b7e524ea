import { style } from '@vanilla-extract/css';
import { vars } from '@/shared/ui/theme/contract.css';
import { media } from '@/shared/ui/theme/media';
import { interfaceType } from '@/shared/ui/theme/type-style';

export const notice = style({
  flex: 'none',
  background: vars.color.desk,
  '@media': { [media.print]: { display: 'none' } },
});

export const running = style({
  ...interfaceType('sm'),
  color: vars.color.ink2,
  padding: `${vars.space[2]} ${vars.space[6]}`,
  borderBlockEnd: `1px solid ${vars.color.line}`,
  selectors: { '&:empty': { padding: 0, borderBlockEnd: 0 } },
});
