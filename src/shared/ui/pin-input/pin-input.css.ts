import { style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css';
import { media } from '../theme/media';

const { color } = vars;

export const row = style({ display: 'flex', gap: vars.space[2], direction: 'ltr' });

export const cell = style({
  width: '2.75rem',
  minWidth: 0,
  height: '3.25rem',
  padding: 0,
  border: `1px solid ${color.control}`,
  borderRadius: vars.radius.md,
  background: color.raised,
  textAlign: 'center',
  textTransform: 'uppercase',
  fontFamily: vars.font.display,
  fontVariantNumeric: 'lining-nums tabular-nums',
  fontSize: vars.text.xl.size,
  fontWeight: '520',
  selectors: {
    '&:hover': { borderColor: color.ink2 },
    '&:focus': { outline: `2px solid ${color.focus}`, borderColor: color.focus },
    '&[aria-invalid="true"]': { borderColor: color.danger, boxShadow: `0 0 0 1px ${color.danger}` },
    '&:disabled': { background: color.well, borderColor: color.line2, color: color.ink3 },
  },
  '@media': { [media.phone]: { flex: 1, width: '100%' } },
});
