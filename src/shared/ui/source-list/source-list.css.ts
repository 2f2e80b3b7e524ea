import { style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css';

const { color } = vars;

export const root = style({
  minWidth: 0,
  borderRadius: vars.radius.md,
  selectors: {
    '&:empty': { position: 'absolute' },
    '&:focus-visible': { outline: `2px solid ${color.focus}`, outlineOffset: '2px' },
  },
});

export const list = style({ display: 'grid', borderTop: `1px solid ${color.rule}` });

export const source = style({
  display: 'flex',
  alignItems: 'center',
  gap: `0 ${vars.space[3]}`,
  minHeight: '2.75rem',
  paddingBlock: vars.space[1],
  borderBottom: `1px solid ${color.rule}`,
  fontSize: vars.text.sm.size,
  lineHeight: vars.text.sm.line,
});

export const icon = style({ display: 'inline-flex', color: color.ink3 });

export const name = style({ flex: '1 1 7rem', minWidth: 0, overflowWrap: 'anywhere' });

const small = style({
  display: 'block',
  fontSize: vars.text['2xs'].size,
  lineHeight: vars.text['2xs'].line,
});

export const detail = style([small, { color: color.ink3 }]);

export const failed = style([small, { color: color.danger, fontWeight: vars.weight.semi }]);

export const added = style({ display: 'inline-flex', color: color.ok });
