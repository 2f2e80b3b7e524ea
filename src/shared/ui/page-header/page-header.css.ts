import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css';
import { media } from '../theme/media';
import { clampedTo, displayType, interfaceType } from '../theme/type-style';

export const header = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'flex-end',
  gap: `${vars.space[4]} ${vars.space[8]}`,
  '@media': { [media.touch]: { flexFlow: 'column nowrap', alignItems: 'stretch', gap: vars.space[4] } },
});

// Actions wrap below the text before single words break.
export const start = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[5],
  minWidth: 'min(16rem, 100%)',
  flex: 1,
});
export const words = style({ minWidth: 0, flex: 1 });

export const overline = style({
  ...interfaceType('sm'),
  color: vars.color.ink2,
  marginBlockEnd: vars.space[2],
});

export const name = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${vars.space[1]} ${vars.space[3]}`,
  minWidth: 0,
});

const balanced = { textWrap: 'balance', overflowWrap: 'anywhere' } as const;
/** A title of 200 letters leaves room for the page. */
const clamped = clampedTo(3);

export const title = styleVariants({
  lg: {
    ...displayType('4xl'),
    ...balanced,
    fontWeight: 470,
    '@media': {
      [media.touch]: { fontSize: vars.text['3xl'].size, lineHeight: vars.text['3xl'].line },
      [media.phone]: clamped,
    },
  },
  md: { ...displayType('2xl'), ...balanced, fontWeight: 500, '@media': { [media.phone]: clamped } },
});

const sentence = style({ color: vars.color.ink2, maxWidth: '58ch', textWrap: 'pretty' });

export const lead = styleVariants({
  lg: [
    sentence,
    {
      fontFamily: vars.font.display,
      fontSize: vars.text.xl.size,
      lineHeight: '1.875rem',
      marginBlockStart: '0.375rem',
      '@media': { [media.touch]: { fontSize: vars.text.lg.size, lineHeight: vars.text.lg.line } },
    },
  ],
  md: [sentence, interfaceType('sm')],
});

export const actions = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space[3], maxWidth: '100%' });
