import { style } from '@vanilla-extract/css';
import { documentText } from '../private/document.css';
import { vars } from '../theme/contract.css';

export const story = style({
  ...documentText,
  display: 'grid',
  gap: vars.space[8],
  fontSize: '1.1875rem',
  lineHeight: '2rem',
});
export const chapter = style({ minWidth: 0 });
export const heading = style({
  fontSize: vars.text.xl.size,
  lineHeight: vars.text.xl.line,
  fontWeight: 520,
  marginBlockEnd: vars.space[3],
  textWrap: 'balance',
});
export const paragraph = style({ selectors: { '& + &': { textIndent: '1.5em' } } });
