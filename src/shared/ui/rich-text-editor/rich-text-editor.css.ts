import { globalStyle, style } from '@vanilla-extract/css';
import { documentText } from '../private/document.css';
import { vars } from '../theme/contract.css';

export const frame = style({
  border: `1px solid ${vars.color.control}`,
  borderRadius: vars.radius.md,
  background: vars.color.raised,
  minWidth: 0,
  selectors: {
    '&:hover': { borderColor: vars.color.ink2 },
    '&:has([role="textbox"]:focus)': {
      outline: `2px solid ${vars.color.focus}`,
      borderColor: vars.color.focus,
    },
  },
});

export const loading = style({ padding: vars.space[4] });

export const tools = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '2px',
  padding: '4px 6px',
  borderBlockEnd: `1px solid ${vars.color.line}`,
});
export const divider = style({
  width: '1px',
  height: vars.space[5],
  marginInline: vars.space[1],
  background: vars.color.line2,
});

export const surface = style({ ...documentText });
const inside = (selector: string, rule: Parameters<typeof globalStyle>[1]) =>
  globalStyle(`${surface} ${selector}`, rule);

inside('[role="textbox"]', {
  minHeight: '8.75rem',
  padding: `${vars.space[3]} ${vars.space[4]}`,
  outline: 'none',
  whiteSpace: 'break-spaces',
  wordWrap: 'break-word',
  fontVariantLigatures: 'none',
});
inside('[role="textbox"] > * + *', { marginBlockStart: '0.625rem' });
inside('h4', { fontSize: '1.1875rem', fontWeight: 560 });
inside(':is(ul, ol)', { paddingInlineStart: vars.space[6] });
inside('ul', { listStyle: 'disc' });
inside('ol', { listStyle: 'decimal' });
inside('a', { color: vars.color.link, textDecoration: 'underline' });
inside('blockquote', {
  paddingInlineStart: vars.space[4],
  borderInlineStart: `3px solid ${vars.color.line2}`,
  fontStyle: 'italic',
});
inside('.ProseMirror-gapcursor', { display: 'none' });
