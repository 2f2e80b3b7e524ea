import { globalStyle, keyframes, style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css';
import { media } from '../theme/media';
import { displayType, interfaceType } from '../theme/type-style';

const nibbling = keyframes({
  '0%, 100%': { transform: 'none' },
  '30%': { transform: 'translate(2px, -1px) rotate(4deg)' },
  '65%': { transform: 'translate(-1px, 1px) rotate(-3deg)' },
});
const inking = keyframes({ from: { transform: 'scaleX(0)' } });

export const bar = style({
  position: 'relative',
  zIndex: 4,
  display: 'grid',
  gridTemplateColumns: 'auto minmax(10rem, auto) minmax(5rem, 1fr) auto auto',
  gridTemplateAreas: '"nib words segments credits stop"',
  alignItems: 'center',
  gap: `${vars.space[1]} 1.125rem`,
  minHeight: '4.25rem',
  padding: `0.625rem ${vars.space[6]}`,
  background: vars.color.sheet,
  borderBlockStart: `1px solid ${vars.color.margin}`,
  '@media': {
    [media.touch]: {
      position: 'fixed',
      insetInline: 0,
      insetBlockEnd: 0,
      zIndex: 50,
      gridTemplateColumns: 'minmax(0, 1fr) auto',
      gridTemplateAreas: '"segments segments" "words stop" "credits stop"',
      gap: `${vars.space[1]} ${vars.space[3]}`,
      padding: `0.625rem ${vars.space[4]} calc(${vars.space[3]} + env(safe-area-inset-bottom))`,
    },
    [media.print]: { display: 'none' },
  },
});

export const nib = style({
  gridArea: 'nib',
  display: 'flex',
  color: vars.color.primary,
  // Three strokes per section: while anything moves, the browser restyles the page in each frame.
  animation: `${nibbling} 1.4s ease-in-out 3`,
  '@media': { [media.touch]: { display: 'none' } },
});

export const words = style({ gridArea: 'words', minWidth: 0 });
export const title = style({
  ...displayType('md'),
  fontWeight: 540,
  display: 'block',
  lineHeight: '1.375rem',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  maxWidth: '18rem',
  '@media': { [media.touch]: { display: 'inline', whiteSpace: 'normal' } },
});
export const place = style({ ...interfaceType('2xs'), color: vars.color.ink3 });
export const wide = style({ '@media': { [media.touch]: { display: 'none' } } });

export const segments = style({
  gridArea: 'segments',
  display: 'grid',
  gridAutoFlow: 'column',
  gridAutoColumns: 'minmax(2px, 1fr)',
  gap: '3px',
  '@media': { [media.touch]: { marginBlockEnd: vars.space[1] } },
});

export const segment = style({
  position: 'relative',
  height: '8px',
  borderRadius: '2px',
  background: vars.color.line2,
  overflow: 'hidden',
  selectors: {
    '&[data-state="finished"]': { background: vars.color.primary },
    '&[data-state="writing"]::after, &[data-state="partial"]::after': {
      content: '""',
      position: 'absolute',
      insetBlock: 0,
      insetInlineStart: 0,
      width: '62%',
      background: vars.color.primary,
      transformOrigin: 'left',
    },
    '[dir="rtl"] &::after': { transformOrigin: 'right' },
    '&[data-state="writing"]::after': { animation: `${inking} 2.4s ${vars.motion.page} both` },
  },
  '@media': {
    [media.forced]: {
      border: '1px solid',
      selectors: {
        '&[data-state="finished"], &[data-state="writing"]::after': { background: 'Highlight' },
      },
    },
  },
});

export const credits = style({
  gridArea: 'credits',
  ...interfaceType('2xs'),
  color: vars.color.ink3,
  whiteSpace: 'nowrap',
});
export const used = style({ ...displayType('sm', 'semi'), color: vars.color.ink });

export const stop = style({ gridArea: 'stop' });
globalStyle(`${stop} svg`, { fill: 'currentColor' });
