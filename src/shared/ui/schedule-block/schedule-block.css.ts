import { globalStyle, style } from '@vanilla-extract/css';
import { documentText } from '../private/document.css';
import { vars } from '../theme/contract.css';
import { interfaceType } from '../theme/type-style';

export const schedule = style({ ...documentText, borderBlockStart: `1px solid ${vars.color.rule}` });
export const entry = style({
  position: 'relative',
  paddingBlock: vars.space[2],
  borderBlockEnd: `1px solid ${vars.color.rule}`,
  breakInside: 'avoid',
});
export const topic = style({ fontWeight: 560 });
export const activities = style({});
globalStyle(`${activities} > li`, { listStyle: 'disc', marginInlineStart: vars.space[5] });
export const due = style({ ...interfaceType('xs'), color: vars.color.ink2 });
