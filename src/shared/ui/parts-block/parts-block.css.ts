import { style } from '@vanilla-extract/css';
import { documentText } from '../private/document.css';
import { vars } from '../theme/contract.css';

export const parts = style({ ...documentText, display: 'grid', gap: vars.space[6] });
export const part = style({
  position: 'relative',
  minWidth: 0,
  // Parts outside of the view cost no layout while another one is written.
  contentVisibility: 'auto',
  containIntrinsicSize: 'auto 24rem',
});
export const heading = style({
  fontSize: '1.1875rem',
  lineHeight: vars.layout.rule,
  fontWeight: 560,
  selectors: { '&[data-waiting]': { color: vars.color.ink3, fontWeight: 460 } },
});
export const text = style({
  whiteSpace: 'pre-line',
  selectors: { '& + &': { marginBlockStart: vars.layout.rule } },
});
