import { globalStyle, style } from '@vanilla-extract/css';
import { documentText } from '../private/document.css';
import { vars } from '../theme/contract.css';

export const formatted = style({ minWidth: 0, overflowWrap: 'anywhere' });
export const markdown = style([formatted, documentText]);
export const plain = style({ whiteSpace: 'pre-line' });
export const line = style({ whiteSpace: 'pre-line', selectors: { '& + &': { display: 'block' } } });
export const block = style({
  display: 'block',
  overflowX: 'auto',
  overflowY: 'hidden',
  textAlign: 'center',
  marginBlock: vars.space[3],
});

const inside = (selector: string, rule: Parameters<typeof globalStyle>[1]) =>
  globalStyle(`${formatted} ${selector}`, rule);

inside('> * + *', { marginBlockStart: '0.625rem' });
// A poem keeps its lines.
inside('p', { whiteSpace: 'pre-line' });
inside('h4', { fontSize: '1.1875rem', fontWeight: 560 });
inside('h5', { fontSize: '1.0625rem', fontWeight: 560 });
inside(':is(ul, ol)', { paddingInlineStart: vars.space[6] });
inside('ul', { listStyle: 'disc' });
inside('ol', { listStyle: 'decimal' });
inside('ul:has(> .task-list-item)', { listStyle: 'none', paddingInlineStart: 0 });
inside('blockquote', {
  paddingInlineStart: vars.space[4],
  borderInlineStart: `3px solid ${vars.color.line2}`,
  fontStyle: 'italic',
});
inside('code', {
  padding: '0.1em 0.35em',
  borderRadius: vars.radius.xs,
  background: vars.color.well,
  fontFamily: vars.font.mono,
  fontSize: '0.875em',
});
inside('hr', { border: 0, borderBlockStart: `1px solid ${vars.color.line}` });
inside('table', { fontSize: '1rem', borderBlock: `1.5px solid ${vars.color.ink}` });
inside(':is(th, td)', {
  padding: '5px 16px 5px 0',
  textAlign: 'start',
  verticalAlign: 'top',
  borderBlockEnd: `1px solid ${vars.color.line}`,
});
inside('th', { fontWeight: 560 });
