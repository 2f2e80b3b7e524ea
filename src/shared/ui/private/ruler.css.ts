import { style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css';
import { media } from '../theme/media';

const ticks = (count: number, height: string) =>
  `repeating-linear-gradient(90deg, ${vars.color.control} 0 1px, transparent 1px calc((100% - 1px) / ${count})) 0 8px / 100% ${height} no-repeat`;

/** The ruler of the credit meter. */
export const ruler = style({
  position: 'relative',
  height: '18px',
  background: `${ticks(30, '5px')}, ${ticks(6, '10px')}`,
  selectors: {
    '&::before': {
      content: '""',
      position: 'absolute',
      insetInline: 0,
      insetBlockStart: 0,
      height: '6px',
      borderRadius: '3px',
      background: vars.color.line2,
    },
  },
});

/** The line of ink along its edge. */
export const ink = style({
  position: 'absolute',
  insetInlineStart: 0,
  insetBlockStart: 0,
  height: '6px',
  borderRadius: '3px',
  background: vars.color.primary,
  transition: `width ${vars.motion.rise} ${vars.motion.pen}`,
  '@media': { [media.forced]: { background: 'Highlight' } },
});
