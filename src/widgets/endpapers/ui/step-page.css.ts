import { style } from '@vanilla-extract/css';
import { vars } from '@/shared/ui/theme/contract.css';
import { media } from '@/shared/ui/theme/media';

const { color, font, space, text } = vars;

export const step = style({ width: 'min(42.5rem, 100%)' });

export const title = style({
  fontFamily: font.display,
  fontWeight: 480,
  fontSize: text['3xl'].size,
  lineHeight: text['3xl'].line,
  letterSpacing: '-0.014em',
  '@media': { [media.touch]: { fontSize: text['2xl'].size, lineHeight: '2.125rem' } },
});

export const lead = style({
  marginBlock: `0.375rem ${space[8]}`,
  fontFamily: font.display,
  fontSize: text.lg.size,
  lineHeight: text.lg.line,
  color: color.ink2,
  textWrap: 'pretty',
  '@media': {
    [media.touch]: { marginBlockEnd: space[6], fontSize: text.md.size, lineHeight: '1.625rem' },
  },
});

export const problem = style({ marginBlockEnd: space[6] });

export const fields = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[6],
});

export const foot = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space[3],
  marginBlockStart: '2.25rem',
  paddingBlockStart: space[5],
  borderBlockStart: `1px solid ${color.margin}`,
  '@media': {
    // On a low screen, or with large text, it would cover the form.
    [`${media.touch} and (min-height: 40em)`]: { position: 'sticky', insetBlockEnd: 0, zIndex: 1 },
    [media.touch]: {
      marginInline: `calc(-1 * ${space[4]})`,
      padding: `${space[3]} ${space[4]}`,
      background: color.desk,
    },
  },
});

export const actions = style({
  display: 'flex',
  flexWrap: 'wrap',
  flex: 1,
  justifyContent: 'end',
  alignItems: 'center',
  gap: space[3],
  // Wraps below the back button as a group.
  '@media': { [media.touch]: { flex: '1 1 auto', flexWrap: 'nowrap' } },
});
