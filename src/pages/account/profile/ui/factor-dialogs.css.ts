import { style } from '@vanilla-extract/css';
import { vars } from '@/shared/ui/theme/contract.css';

const { space, font, text } = vars;

export const form = style({ display: 'grid', gap: space[5] });

export const secret = style({
  fontFamily: font.mono,
  fontSize: text.sm.size,
  overflowWrap: 'anywhere',
  userSelect: 'all',
});

export const codes = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(11rem, 1fr))',
  gap: space[2],
  fontFamily: font.mono,
  fontSize: text.sm.size,
  listStyle: 'none',
  padding: 0,
});
