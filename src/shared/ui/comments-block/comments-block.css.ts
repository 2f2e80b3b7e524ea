import { globalStyle, style } from '@vanilla-extract/css';
import { documentText } from '../private/document.css';
import { vars } from '../theme/contract.css';
import { media } from '../theme/media';
import { displayType, interfaceType } from '../theme/type-style';

export const block = style({
  ...documentText,
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 3fr) minmax(0, 2fr)',
  alignItems: 'start',
  gap: vars.space[6],
  '@media': { [media.touch]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
});
export const text = style({ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' });
globalStyle(`${text} mark`, {
  background: 'none',
  color: 'inherit',
  borderBlockEnd: `2px solid ${vars.color.pen}`,
});
globalStyle(`${text} mark[data-active]`, { background: vars.color.penTint });
export const number = style({
  minWidth: '1.5rem',
  minHeight: '1.5rem',
  padding: `0 ${vars.space[1]}`,
  border: 0,
  background: 'none',
  ...interfaceType('2xs', 'bold'),
  color: vars.color.pen,
  cursor: 'pointer',
});
export const comments = style({
  display: 'grid',
  gap: vars.space[3],
  margin: 0,
  padding: 0,
  listStyle: 'none',
});
export const comment = style({
  display: 'grid',
  gap: vars.space[1],
  paddingInlineStart: vars.space[3],
  borderInlineStart: `2px solid ${vars.color.pen}`,
  breakInside: 'avoid',
  overflowWrap: 'anywhere',
  selectors: { '&[data-active]': { background: vars.color.penTint } },
});
export const head = style({ ...interfaceType('xs', 'bold'), color: vars.color.pen });
export const quote = style({ ...displayType('sm'), fontStyle: 'italic', margin: 0, color: vars.color.ink2 });
export const words = style({ ...interfaceType('sm') });
