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

/** On a phone it stays within reach below a long text or preview, above the bar of the shell. */
export const foot = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space[3],
  '@media': {
    [media.touch]: {
      position: 'sticky',
      insetBlockEnd: 'calc(3.875rem + env(safe-area-inset-bottom))',
      zIndex: 5,
      flexWrap: 'nowrap',
      paddingBlock: vars.space[2],
      background: vars.color.desk,
      borderBlockStart: `1px solid ${vars.color.line}`,
    },
  },
});
