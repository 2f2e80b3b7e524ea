import { style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css';
import { media } from '../theme/media';

const { color } = vars;

export const root = style({ display: 'grid', gap: vars.space[3], minWidth: 0 });

export const dropzone = style({
  display: 'grid',
  justifyItems: 'center',
  gap: vars.space[1],
  padding: `${vars.space[5]} ${vars.space[4]}`,
  border: `1.5px dashed ${color.control}`,
  borderRadius: vars.radius.lg,
  background: color.raised,
  color: color.ink2,
  fontSize: vars.text.sm.size,
  lineHeight: vars.text.sm.line,
  textAlign: 'center',
  cursor: 'pointer',
  selectors: {
    '&:hover, &[data-dragging]': {
      borderColor: color.primary,
      background: color.primaryTint,
      color: color.ink,
    },
    '&:focus-visible': { outline: `2px solid ${color.focus}`, outlineOffset: '2px' },
    '&[data-disabled]': {
      background: color.well,
      borderColor: color.line2,
      color: color.ink3,
      cursor: 'not-allowed',
    },
    '&[aria-invalid="true"]': { borderColor: color.danger },
  },
});

export const text = style({ display: 'grid', gap: vars.space[1] });

export const invitation = style({ color: color.link, fontWeight: vars.weight.bold });

export const hint = style({
  color: color.ink3,
  fontSize: vars.text['2xs'].size,
  lineHeight: vars.text['2xs'].line,
});

export const files = style({ display: 'grid', borderTop: `1px solid ${color.rule}` });

export const file = style({
  position: 'relative',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `0 ${vars.space[3]}`,
  minHeight: '2.75rem',
  paddingBlock: vars.space[1],
  borderBottom: `1px solid ${color.rule}`,
  fontSize: vars.text.sm.size,
  lineHeight: vars.text.sm.line,
});

export const fileIcon = style({ display: 'inline-flex', color: color.ink3 });

export const name = style({ flex: '1 1 7rem', minWidth: 0, overflowWrap: 'anywhere' });

export const size = style({
  color: color.ink3,
  fontSize: vars.text['2xs'].size,
  whiteSpace: 'nowrap',
});

export const done = style({ display: 'inline-flex', color: color.ok });

export const failed = style({
  display: 'block',
  color: color.danger,
  fontSize: vars.text['2xs'].size,
  lineHeight: vars.text['2xs'].line,
  fontWeight: vars.weight.semi,
});

/** The progress of the upload: a line of ink along the rule. */
export const progress = style({
  position: 'absolute',
  insetInline: 0,
  bottom: '-1px',
  height: '3px',
  overflow: 'hidden',
  borderRadius: vars.radius.full,
});

export const ink = style({
  height: '100%',
  borderRadius: vars.radius.full,
  background: color.primary,
  transition: `width ${vars.motion.move} ${vars.motion.pen}`,
  '@media': { [media.forced]: { background: 'Highlight' } },
});

export const refusals = style({
  display: 'grid',
  gap: vars.space[1],
  color: color.danger,
  fontSize: vars.text['2xs'].size,
  lineHeight: vars.text['2xs'].line,
  fontWeight: vars.weight.semi,
  selectors: { '&:empty': { display: 'none' } },
});

/** Takes no place of its own. */
export const contents = style({ display: 'contents' });
