import { style } from '@vanilla-extract/css';
import { vars } from '@/shared/ui/theme/contract.css';
import { media } from '@/shared/ui/theme/media';

export const key = style({ display: 'inline-flex', alignItems: 'center', gap: vars.space[2] });
export const used = style({
  width: '6px',
  height: '12px',
  borderRadius: '1px',
  background: vars.color.primary,
  '@media': { [media.forced]: { background: 'CanvasText' } },
});
export const estimate = style({
  width: '12px',
  height: '2px',
  background: vars.color.ink,
  '@media': { [media.forced]: { background: 'Highlight' } },
});
