import { style } from '@vanilla-extract/css';
import { media } from '@/shared/ui/theme/media';
import { vars } from '@/shared/ui/theme/contract.css';

export const page = style({
  maxWidth: '52rem',
  marginInline: 'auto',
  padding: vars.space[4],
});

export const bar = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space[3],
  marginBottom: vars.space[4],
  '@media': { [media.print]: { display: 'none' } },
});

export const note = style({ color: vars.color.ink3 });
