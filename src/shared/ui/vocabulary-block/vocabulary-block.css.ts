import { style } from '@vanilla-extract/css';
import { documentText } from '../private/document.css';
import { vars } from '../theme/contract.css';
import { media } from '../theme/media';

export const words = style({ ...documentText, margin: 0 });
export const word = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(6rem, 9rem) minmax(0, 1fr)',
  columnGap: vars.space[5],
  paddingBlock: '0.3125rem',
  borderBlockEnd: `1px solid ${vars.color.line}`,
  breakInside: 'avoid',
  selectors: { '&:first-child': { borderBlockStart: `1px solid ${vars.color.line}` } },
  '@media': { [media.phone]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
});
export const term = style({ fontWeight: 560 });
export const definition = style({ margin: 0, minWidth: 0 });
export const example = style({ display: 'block', color: vars.color.ink2 });
