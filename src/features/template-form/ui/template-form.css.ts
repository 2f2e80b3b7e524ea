import { style } from '@vanilla-extract/css';
import { vars } from '@/shared/ui/theme/contract.css';
import { media } from '@/shared/ui/theme/media';

export const form = style({
  display: 'flex',
  flexDirection: 'column',
  minHeight: 0,
  height: '100%',
  borderInlineEnd: `1px solid ${vars.color.line}`,
  '@media': { [media.touch]: { borderInlineEnd: 0, height: 'auto' } },
});

export const scroll = style({
  flex: 1,
  overflow: 'auto',
  padding: `${vars.space[6]} ${vars.space[6]} ${vars.space[7]} ${vars.space[7]}`,
  display: 'grid',
  gap: vars.space[5],
  alignContent: 'start',
  scrollbarWidth: 'thin',
  scrollbarColor: `${vars.color.line2} transparent`,
  '@media': {
    [media.touch]: { padding: `${vars.space[5]} ${vars.space[4]} ${vars.space[6]}`, overflow: 'visible' },
  },
});

export const head = style({ display: 'flex', alignItems: 'center', gap: vars.space[3] });
export const headText = style({ minWidth: 0 });

export const pair = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)',
  alignItems: 'start',
  gap: vars.space[3],
});

export const group = style({ display: 'grid', gap: vars.space[5] });

export const go = style({
  display: 'grid',
  gap: vars.space[2],
  padding: `${vars.space[3]} ${vars.space[6]} ${vars.space[4]} ${vars.space[7]}`,
  borderBlockStart: `1px solid ${vars.color.line}`,
  '@media': {
    [media.touch]: {
      position: 'sticky',
      insetBlockEnd: 0,
      zIndex: 2,
      background: vars.color.desk,
      padding: `${vars.space[3]} ${vars.space[4]} calc(${vars.space[3]} + env(safe-area-inset-bottom))`,
      // On a phone the writing bar takes this place.
      selectors: { '[data-writing] &': { display: 'none' } },
    },
  },
});

export const cost = style({
  fontSize: vars.text['2xs'].size,
  lineHeight: vars.text['2xs'].line,
  color: vars.color.ink3,
  textAlign: 'center',
});

export const reading = style({
  fontSize: vars.text['2xs'].size,
  lineHeight: vars.text['2xs'].line,
  color: vars.color.ink3,
});

/** Help can be long, and the form must stay in reach. */
export const decline = style({
  maxHeight: '40dvh',
  overflowY: 'auto',
  overscrollBehavior: 'contain',
});
