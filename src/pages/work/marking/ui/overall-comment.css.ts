import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '@/shared/ui/theme/contract.css';

/** The teacher's words are in red pen. */
export const handwriting = style({});
globalStyle(`${handwriting} textarea`, {
  fontFamily: vars.font.display,
  fontSize: vars.text.md.size,
  fontStyle: 'italic',
  color: vars.color.pen,
});
