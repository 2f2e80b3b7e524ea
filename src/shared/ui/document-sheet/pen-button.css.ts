import { style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css';
import { media } from '../theme/media';

/** The button that selects a section. Visible on hover and focus, and always on touch screens. */
export const penButton = style({
  position: 'absolute',
  // The text beside it comes later and is positioned too, so it would cover the button.
  zIndex: 1,
  display: 'grid',
  placeItems: 'center',
  width: '2rem',
  height: '2rem',
  padding: 0,
  border: 0,
  borderRadius: vars.radius.md,
  background: 'none',
  color: vars.color.ink3,
  cursor: 'pointer',
  opacity: 0,
  transition: `opacity ${vars.motion.press}`,
  selectors: {
    '&:focus-visible, &[aria-pressed="true"]': { opacity: 1 },
    '&:hover': { background: vars.color.desk2, color: vars.color.ink },
    '&[aria-pressed="true"]': { color: vars.color.primary },
  },
  '@media': {
    [media.touch]: { opacity: 1, width: vars.layout.target, height: vars.layout.target },
    [media.print]: { display: 'none' },
  },
});
