import { style } from '@vanilla-extract/css';
import { documentText } from '../private/document.css';
import { vars } from '../theme/contract.css';
import { interfaceType } from '../theme/type-style';

export const letter = style({ ...documentText, display: 'grid', gap: vars.space[3] });
export const subject = style({
  fontWeight: 560,
  paddingBlockEnd: vars.space[2],
  borderBlockEnd: `1px solid ${vars.color.line}`,
});
export const label = style({ ...interfaceType('2xs'), color: vars.color.ink3 });
export const paragraph = style({ whiteSpace: 'pre-line' });
export const signature = style({ fontStyle: 'italic', whiteSpace: 'pre-line' });
