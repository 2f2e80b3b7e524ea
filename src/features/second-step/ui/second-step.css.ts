import { style } from '@vanilla-extract/css';
import { vars } from '@/shared/ui/theme/contract.css';

const { space, text } = vars;

export const step = style({ display: 'grid', gap: space[5], width: '100%' });

export const title = style({
  fontFamily: vars.font.display,
  fontSize: text.lg.size,
  lineHeight: text.lg.line,
  textAlign: 'center',
});

export const form = style({ display: 'grid', gap: space[5] });

export const others = style({ display: 'grid', justifyItems: 'center', gap: space[1] });
