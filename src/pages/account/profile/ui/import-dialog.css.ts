import { style } from '@vanilla-extract/css';
import { vars } from '@/shared/ui/theme/contract.css';

const { color, text, space } = vars;

export const list = style({
  display: 'grid',
  gap: space[1],
  maxHeight: '16rem',
  overflowY: 'auto',
  fontSize: text.sm.size,
  lineHeight: text.sm.line,
  overflowWrap: 'anywhere',
});

export const note = style({ color: color.ink2, fontSize: text.xs.size });

export const summary = style({ cursor: 'pointer', fontSize: text.sm.size });
