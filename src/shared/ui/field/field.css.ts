import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { vars } from '../theme/contract.css';
import { media } from '../theme/media';

const { color, text } = vars;

export const field = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: '0.375rem',
  minWidth: 0,
  alignContent: 'start',
});

export const row = recipe({
  base: {},
  variants: {
    look: {
      box: { display: 'contents' },
      line: {
        display: 'grid',
        gridTemplateColumns: 'minmax(5.5rem, auto) minmax(0, 1fr)',
        alignItems: 'end',
        minHeight: '3.25rem',
        borderBottom: `1.5px solid ${color.control}`,
        transitionProperty: 'border-color',
        transitionDuration: vars.motion.press,
        selectors: {
          '&:focus-within': {
            borderColor: color.focus,
            boxShadow: `0 1.5px 0 ${color.focus}`,
            background: `linear-gradient(transparent 40%, ${color.primaryTint})`,
          },
          '&:has([aria-invalid="true"])': { borderColor: color.danger },
        },
        '@media': { [media.phone]: { gridTemplateColumns: 'minmax(0, 1fr)', paddingTop: '0.375rem' } },
      },
    },
  },
});

export const label = recipe({
  base: { display: 'flex', alignItems: 'baseline', gap: '0.375rem', minWidth: 0 },
  variants: {
    look: {
      box: {
        fontSize: text.xs.size,
        lineHeight: text.xs.line,
        fontWeight: '600',
        color: color.ink,
      },
      line: {
        fontSize: text.sm.size,
        lineHeight: text.sm.line,
        color: color.ink2,
        paddingBottom: '0.5625rem',
        paddingInlineEnd: '0.5rem',
        '@media': {
          [media.phone]: { paddingBottom: 0, marginBottom: '-0.5rem', fontSize: text.xs.size },
        },
      },
    },
  },
});

export const optional = style({ fontWeight: '400', color: color.ink3 });

export const notes = style({
  display: 'flex',
  justifyContent: 'space-between',
  gap: vars.space[3],
  fontSize: text['2xs'].size,
  lineHeight: text['2xs'].line,
  color: color.ink3,
});

export const error = style({
  display: 'flex',
  alignItems: 'flex-start',
  gap: '0.375rem',
  color: color.danger,
  fontSize: text['2xs'].size,
  lineHeight: text['2xs'].line,
  fontWeight: vars.weight.semi,
  selectors: { '&:empty': { display: 'none' } },
});

export const errorMark = style({ display: 'inline-flex', height: text['2xs'].line, alignItems: 'center' });

export const counter = style({
  marginInlineStart: 'auto',
  whiteSpace: 'nowrap',
  fontVariantNumeric: 'tabular-nums',
  selectors: { '&[data-over="true"]': { color: color.danger, fontWeight: vars.weight.semi } },
});
