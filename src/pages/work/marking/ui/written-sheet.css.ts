import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '@/shared/ui/theme/contract.css';
import { media } from '@/shared/ui/theme/media';
import { displayType } from '@/shared/ui/theme/type-style';

/** The sheet fills the desk, however short the text is. */
export const frame = style({
  position: 'relative',
  display: 'grid',
  // A long name of a file breaks instead of widening the sheet.
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[5],
  flex: 1,
  width: '100%',
  maxWidth: '53.75rem',
  marginInline: 'auto',
});
// On a phone the sheet is as wide as the screen.
globalStyle(`${frame} > article`, {
  '@media': { [media.touch]: { minHeight: '70dvh', borderRadius: 0, boxShadow: 'none' } },
});
export const commentButton = style({
  position: 'absolute',
  zIndex: 5,
  boxShadow: vars.shadow.high,
  borderRadius: vars.radius.md,
});
export const title = style({ ...displayType('2xl'), margin: 0, overflowWrap: 'anywhere' });
export const by = style({
  ...displayType('md', 'regular'),
  margin: 0,
  fontStyle: 'italic',
  color: vars.color.ink3,
});
