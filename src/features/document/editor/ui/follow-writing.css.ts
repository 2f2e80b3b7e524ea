import { style } from '@vanilla-extract/css';
import { vars } from '@/shared/ui/theme/contract.css';
import { media } from '@/shared/ui/theme/media';

/** The height that the writing bar covers, by layout. */
const covered = { wide: '0rem', narrow: '4.25rem', touch: '7.5rem' };

export const section = style({
  position: 'relative',
  scrollMarginBlockStart: vars.space[4],
  '@media': { [media.touch]: { scrollMarginBlockStart: '7rem' } },
});

export const mark = style({
  position: 'absolute',
  insetBlockStart: '100%',
  insetInlineStart: 0,
  width: '1px',
  height: vars.space[10],
  pointerEvents: 'none',
  '@media': {
    [media.twoColumns]: { height: `calc(${covered.narrow} + ${vars.space[10]})` },
    [media.touch]: { height: `calc(${covered.touch} + ${vars.space[10]})` },
    [media.print]: { display: 'none' },
  },
});

export const follow = style({
  position: 'sticky',
  zIndex: 3,
  justifySelf: 'center',
  insetBlockEnd: `calc(${covered.wide} + ${vars.space[4]})`,
  borderRadius: vars.radius.md,
  boxShadow: vars.shadow.high,
  '@media': {
    [media.twoColumns]: { insetBlockEnd: `calc(${covered.narrow} + ${vars.space[4]})` },
    [media.touch]: { insetBlockEnd: `calc(${covered.touch} + ${vars.space[4]})` },
  },
});
