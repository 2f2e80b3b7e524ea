import { style } from '@vanilla-extract/css';
import { vars } from '@/shared/ui/theme/contract.css';
import { media } from '@/shared/ui/theme/media';

const { color, text } = vars;

export const meter = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(4, 1fr)',
  gap: vars.space[1],
  marginBlockStart: '0.625rem',
});

export const step = style({
  height: '5px',
  borderRadius: vars.radius.xs,
  background: color.line2,
  selectors: { '&[data-reached]': { background: color.ok } },
  '@media': {
    [media.forced]: {
      border: '1px solid CanvasText',
      selectors: { '&[data-reached]': { background: 'Highlight' } },
    },
  },
});

export const advice = style({
  marginBlockStart: vars.space[2],
  fontSize: text['2xs'].size,
  lineHeight: text['2xs'].line,
  color: color.ink3,
});
