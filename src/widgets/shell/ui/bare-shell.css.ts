import { style } from '@vanilla-extract/css';
import { vars } from '@/shared/ui/theme/contract.css';

/** The logo in the corner of margin and top bar. */
export const mark = style({
  position: 'sticky',
  insetBlockStart: 0,
  display: 'grid',
  placeItems: 'center',
  height: vars.layout.bar,
});
