import { style } from '@vanilla-extract/css';
import { documentText } from '../private/document.css';
import { vars } from '../theme/contract.css';
import { media } from '../theme/media';
import { interfaceType } from '../theme/type-style';

export const facts = style({ ...documentText, margin: 0, borderBlockStart: `1px solid ${vars.color.line}` });
export const fact = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(7rem, 10rem) minmax(0, 1fr)',
  columnGap: vars.space[5],
  paddingBlock: vars.space[2],
  borderBlockEnd: `1px solid ${vars.color.line}`,
  breakInside: 'avoid',
  '@media': { [media.phone]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
});
export const label = style({
  ...interfaceType('xs', 'semi'),
  lineHeight: vars.layout.rule,
  color: vars.color.ink2,
});
export const value = style({
  margin: 0,
  minWidth: 0,
  selectors: { '&:first-child': { gridColumn: '1 / -1' } },
});
export const texts = style({ margin: 0, padding: 0, listStyle: 'none' });
