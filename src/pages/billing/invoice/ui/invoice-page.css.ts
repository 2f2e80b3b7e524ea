import { style } from '@vanilla-extract/css';
import { vars } from '@/shared/ui/theme/contract.css';
import { media } from '@/shared/ui/theme/media';

export const page = style({
  display: 'grid',
  // The sheet has the width of its paper, and gives way on a narrow screen.
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[5],
});
export const tools = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  gap: vars.space[3],
  '@media': { [media.print]: { display: 'none' } },
});
