import { style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css';
import { media } from '../theme/media';
import { displayType, interfaceType } from '../theme/type-style';

export const meter = style({ display: 'grid', gap: '0.375rem' });

export const caption = style({
  display: 'flex',
  justifyContent: 'space-between',
  alignItems: 'baseline',
  gap: vars.space[2],
  ...interfaceType('2xs'),
  color: vars.color.ink3,
});

const ticks = (count: number, height: string) =>
  `repeating-linear-gradient(90deg, ${vars.color.control} 0 1px, transparent 1px calc((100% - 1px) / ${count})) 0 8px / 100% ${height} no-repeat`;

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

export const left = style({ ...displayType('sm', 'semi'), color: vars.color.ink });
export const figure = style({
  fontFamily: vars.font.display,
  fontVariantNumeric: 'lining-nums tabular-nums',
});
