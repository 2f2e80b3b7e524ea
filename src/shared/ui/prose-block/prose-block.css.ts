import { style } from '@vanilla-extract/css';
import { documentText } from '../private/document.css';

export const prose = style(documentText);
export const paragraph = style({
  whiteSpace: 'pre-line',
  selectors: { '& + &': { marginBlockStart: '0.625rem' } },
});
