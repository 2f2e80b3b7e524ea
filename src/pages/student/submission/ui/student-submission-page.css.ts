import { style } from '@vanilla-extract/css';
import { vars } from '@/shared/ui/theme/contract.css';
import { media } from '@/shared/ui/theme/media';

/** The instructions come before the work, and on a wide screen stand beside it. */
export const page = style({
  display: 'grid',
  gridTemplateAreas: '"work task" "work rest"',
  gridTemplateColumns: 'minmax(0, 7fr) minmax(0, 4.6fr)',
  gridTemplateRows: 'auto 1fr',
  alignItems: 'start',
  gap: `${vars.space[6]} ${vars.space[14]}`,
  '@media': {
    [media.narrow]: {
      gridTemplateAreas: '"task" "work" "rest"',
      gridTemplateColumns: 'minmax(0, 1fr)',
      gridTemplateRows: 'none',
      rowGap: vars.space[8],
    },
  },
});
export const task = style({ gridArea: 'task' });
export const work = style({ gridArea: 'work' });
export const rest = style({ gridArea: 'rest' });
