import { style } from '@vanilla-extract/css';
import { vars } from '@/shared/ui/theme/contract.css';
import { media } from '@/shared/ui/theme/media';

export const bar = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[3],
  minHeight: '3rem',
  padding: `0.375rem ${vars.space[10]}`,
  background: vars.color.warnTint,
  borderBlockEnd: `1px solid ${vars.color.line2}`,
  fontSize: vars.text.sm.size,
  lineHeight: '1.25rem',
  color: vars.color.ink,
  '@media': { [media.touch]: { padding: `${vars.space[2]} ${vars.space[4]}` } },
});

export const icon = style({ display: 'grid', color: vars.color.warn });
export const words = style({ flex: 1, minWidth: 0 });
