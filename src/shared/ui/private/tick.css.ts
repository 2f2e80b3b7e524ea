import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css';
import { media } from '../theme/media';

const { color } = vars;

/** A checkbox or radio with its label. */
export const row = style({
  display: 'inline-flex',
  alignItems: 'flex-start',
  gap: '0.625rem',
  maxWidth: '100%',
  fontSize: vars.text.sm.size,
  lineHeight: vars.text.sm.line,
  cursor: 'pointer',
  selectors: { '&:has(:disabled)': { color: color.ink3, cursor: 'not-allowed' } },
  '@media': { [media.touch]: { minHeight: vars.layout.target, paddingBlock: '0.6875rem' } },
});

const box = style({
  appearance: 'none',
  flex: 'none',
  display: 'grid',
  placeContent: 'center',
  width: '1.25rem',
  height: '1.25rem',
  marginTop: '1px',
  border: `1.5px solid ${color.control}`,
  background: color.raised,
  cursor: 'inherit',
  transitionProperty: 'background, border-color',
  transitionDuration: vars.motion.press,
  '::before': {
    content: '',
    width: '0.75rem',
    height: '0.75rem',
    background: color.onPrimary,
    transform: 'scale(0)',
    transition: `transform ${vars.motion.press} ${vars.motion.pen}`,
  },
  selectors: {
    '&:enabled:hover': { borderColor: color.primary },
    '&:checked': { background: color.primary, borderColor: color.primary },
    '&:checked::before': { transform: 'none' },
    '&[aria-invalid="true"]': { borderColor: color.danger },
    '&:disabled': { background: color.well, borderColor: color.line2 },
    '&:disabled::before': { background: color.ink3 },
  },
  // In forced colours the drawn tick is invisible, so the native box is shown.
  '@media': { [media.forced]: { appearance: 'auto', '::before': { content: 'none' } } },
});

export const tick = styleVariants({
  checkbox: [
    box,
    {
      borderRadius: '5px',
      '::before': { clipPath: 'polygon(14% 47%,3% 59%,38% 91%,98% 21%,86% 10%,37% 67%)' },
      // Radios are indeterminate while none of the group is selected, so only checkboxes show it.
      selectors: {
        '&:indeterminate': { background: color.primary, borderColor: color.primary },
        '&:indeterminate::before': { transform: 'none', clipPath: 'inset(41% 6% 41% 6% round 1px)' },
      },
    },
  ],
  radio: [box, { borderRadius: '50%', '::before': { clipPath: 'circle(32%)' } }],
});

export const words = style({ display: 'grid', minWidth: 0, overflowWrap: 'anywhere' });

export const description = style({
  color: color.ink3,
  fontSize: vars.text['2xs'].size,
  lineHeight: vars.text['2xs'].line,
});
