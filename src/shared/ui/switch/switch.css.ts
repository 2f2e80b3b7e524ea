import { style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css';
import { media } from '../theme/media';

const { color } = vars;

export const row = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: '0.75rem',
  maxWidth: '100%',
  fontSize: vars.text.sm.size,
  lineHeight: vars.text.sm.line,
  cursor: 'pointer',
  selectors: { '&:has(:disabled)': { color: color.ink3, cursor: 'not-allowed' } },
  '@media': { [media.touch]: { minHeight: vars.layout.target } },
});

export const track = style({
  appearance: 'none',
  flex: 'none',
  position: 'relative',
  width: '2.625rem',
  height: '1.5rem',
  border: `1.5px solid ${color.control}`,
  borderRadius: vars.radius.full,
  background: color.well,
  cursor: 'inherit',
  transitionProperty: 'background, border-color',
  transitionDuration: vars.motion.move,
  '::before': {
    content: '',
    position: 'absolute',
    insetInlineStart: '0.1875rem',
    top: '50%',
    width: '1rem',
    height: '1rem',
    borderRadius: '50%',
    background: color.control,
    transform: 'translateY(-50%)',
    transition: `inset-inline-start ${vars.motion.move} ${vars.motion.pen}, background ${vars.motion.move}`,
  },
  selectors: {
    '&:enabled:hover': { borderColor: color.primary },
    '&:checked': { background: color.primary, borderColor: color.primary },
    '&:checked::before': { insetInlineStart: '1.25rem', background: color.onPrimary },
    '&:disabled': { background: color.well, borderColor: color.line2 },
    '&:disabled::before': { background: color.ink3 },
  },
  '@media': {
    [media.forced]: {
      '::before': { background: 'CanvasText', forcedColorAdjust: 'none' },
      selectors: { '&:checked': { background: 'Highlight', forcedColorAdjust: 'none' } },
    },
  },
});

export const words = style({ display: 'grid', minWidth: 0 });

export const description = style({
  color: color.ink3,
  fontSize: vars.text['2xs'].size,
  lineHeight: vars.text['2xs'].line,
});
