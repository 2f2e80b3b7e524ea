import { globalStyle, style } from '@vanilla-extract/css';
import { documentText, noteStart, noteWidth } from '../private/document.css';
import { vars } from '../theme/contract.css';
import { media } from '../theme/media';
import { displayType, interfaceType } from '../theme/type-style';

export const sheet = style({
  vars: { [noteStart]: '-72px', [noteWidth]: '60px' },
  display: 'flex',
  flexDirection: 'column',
  width: '8.5in',
  minHeight: '11in',
  maxWidth: '100%',
  padding: '0.6in 0.75in 0.5in 1.1in',
  background: 'white',
  color: vars.color.ink,
  boxShadow: `0 0 0 1px ${vars.color.line}, ${vars.shadow.mid}`,
  ...documentText,
  lineHeight: '1.625rem',
  selectors: {
    '&[data-paper="a4"]': { width: '210mm', minHeight: '297mm' },
    '&[data-large]': { fontSize: '18pt', lineHeight: 1.5 },
  },
  '@media': {
    [media.phone]: { padding: '1.5rem', minHeight: 0, selectors: { '&[data-paper]': { minHeight: 0 } } },
    [media.print]: {
      display: 'block',
      width: 'auto',
      minHeight: 0,
      padding: '0 0 0 0.5in',
      boxShadow: 'none',
      selectors: { '&[data-paper]': { width: 'auto', minHeight: 0 } },
    },
  },
});
// In print the user's font size does not apply; large print is an option of the document.
globalStyle(`${sheet}[data-large] *`, { fontSize: 'inherit', lineHeight: 'inherit' });

export const nameLine = style({
  display: 'flex',
  alignItems: 'baseline',
  gap: '0.625rem',
  marginBlockEnd: vars.space[5],
  ...interfaceType('sm'),
  lineHeight: vars.layout.rule,
});
globalStyle(`${nameLine} i`, { flex: 1, borderBlockEnd: `1px solid ${vars.color.ink}` });
globalStyle(`${nameLine} i[data-short]`, { flex: 0.42 });
globalStyle(`${nameLine} b`, { fontWeight: '600' });

export const title = style({
  ...displayType('3xl'),
  lineHeight: '2.625rem',
  overflowWrap: 'anywhere',
  selectors: { [`${sheet}[data-large] &`]: { fontSize: '1.6em' } },
});
export const subtitle = style({ fontStyle: 'italic' });
export const body = style({
  display: 'grid',
  gap: vars.space[5],
  marginBlockStart: vars.space[4],
  minWidth: 0,
});

export const foot = style({
  display: 'flex',
  justifyContent: 'space-between',
  gap: vars.space[3],
  marginBlockStart: 'auto',
  paddingBlockStart: vars.space[3],
  borderBlockStart: `1px solid ${vars.color.ink3}`,
  ...interfaceType('2xs'),
  color: vars.color.ink2,
});
