import { style } from '@vanilla-extract/css';
import { documentText } from '../private/document.css';
import { vars } from '../theme/contract.css';
import { interfaceType } from '../theme/type-style';

export const books = style({ ...documentText, borderBlockStart: `1px solid ${vars.color.rule}` });
export const book = style({
  display: 'flex',
  gap: vars.space[4],
  paddingBlock: vars.space[3],
  borderBlockEnd: `1px solid ${vars.color.rule}`,
  breakInside: 'avoid',
});
export const spine = style({
  flex: 'none',
  width: '1.375rem',
  height: '1.75rem',
  marginBlockStart: '2px',
  borderRadius: '4px',
  borderStartStartRadius: '2px',
  borderEndStartRadius: '2px',
  background: vars.template.cover,
  borderInlineStart: `4px solid ${vars.template.spine}`,
});
export const words = style({ minWidth: 0 });
export const title = style({ fontWeight: 560, lineHeight: '1.5rem' });
export const facts = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `0 ${vars.space[3]}`,
  ...interfaceType('xs'),
  color: vars.color.ink2,
});
export const verified = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space[1],
  selectors: {
    '&[data-verified="true"]': { color: vars.color.ok },
    '&[data-verified="false"]': { color: vars.color.warn },
  },
});
export const reason = style({ marginBlockStart: vars.space[1] });
