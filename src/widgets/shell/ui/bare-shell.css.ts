import { style } from '@vanilla-extract/css';
import { vars } from '@/shared/ui/theme/contract.css';

/** Where the margin and the head rule cross. */
export const mark = style({
  position: 'sticky',
  insetBlockStart: 0,
  display: 'grid',
  placeItems: 'center',
  height: vars.layout.bar,
});
