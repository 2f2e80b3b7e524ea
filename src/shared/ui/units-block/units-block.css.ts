import { globalStyle, style } from '@vanilla-extract/css';
import { documentText } from '../private/document.css';
import { vars } from '../theme/contract.css';
import { media } from '../theme/media';
import { interfaceType } from '../theme/type-style';

export const tools = style({
  display: 'flex',
  justifyContent: 'flex-end',
  '@media': { [media.print]: { display: 'none' } },
});

export const units = style({ ...documentText, borderBlockStart: `1px solid ${vars.color.rule}` });
export const unit = style({
  position: 'relative',
  minWidth: 0,
  paddingBlock: vars.space[2],
  borderBlockEnd: `1px solid ${vars.color.rule}`,
});

export const head = style({ display: 'flex', alignItems: 'flex-start', gap: vars.space[2] });
export const title = style({
  flex: 1,
  minWidth: 0,
  fontSize: '1.0625rem',
  lineHeight: vars.layout.rule,
  fontWeight: 560,
});
export const toggle = style({
  display: 'grid',
  placeItems: 'center',
  width: '2rem',
  height: '2rem',
  marginBlock: '-0.125rem',
  padding: 0,
  border: 0,
  borderRadius: vars.radius.md,
  background: 'none',
  color: vars.color.ink3,
  cursor: 'pointer',
  selectors: {
    '&:hover': { background: vars.color.desk2, color: vars.color.ink },
  },
  '@media': {
    [media.touch]: { width: vars.layout.target, height: vars.layout.target, marginBlock: '-0.5rem' },
    [media.print]: { display: 'none' },
  },
});
globalStyle(`${toggle} svg`, { transition: `transform ${vars.motion.move} ${vars.motion.pen}` });
globalStyle(`${toggle}[aria-expanded="true"] svg`, { transform: 'rotate(180deg)' });

export const facts = style({ ...interfaceType('xs'), color: vars.color.ink3 });

export const body = style({
  selectors: { '&[data-closed]': { display: 'none' } },
  // A closed unit is printed too.
  '@media': { [media.print]: { selectors: { '&[data-closed]': { display: 'block' } } } },
});

export const part = style({ marginBlockStart: vars.space[2] });
export const label = style({ ...interfaceType('xs', 'bold'), color: vars.template.ink });
export const text = style({ whiteSpace: 'pre-line' });
export const texts = style({ margin: 0 });
globalStyle(`${texts} > li`, { listStyle: 'disc', marginInlineStart: vars.space[5] });
globalStyle(`${texts} > li::marker`, { color: vars.template.ink, fontSize: '0.75em' });

export const lessons = style({
  display: 'grid',
  // An automatic column would measure the text of all lessons with each word.
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[3],
  counterReset: 'lesson',
});
export const lesson = style({
  position: 'relative',
  minWidth: 0,
  paddingInlineStart: vars.space[6],
  counterIncrement: 'lesson',
  breakInside: 'avoid',
  selectors: {
    '&::before': {
      content: 'counter(lesson)',
      position: 'absolute',
      insetInlineStart: 0,
      ...interfaceType('sm', 'bold'),
      lineHeight: vars.layout.rule,
      color: vars.template.ink,
    },
  },
});
export const lessonTitle = style({ fontWeight: 560 });
export const detail = style({ ...interfaceType('sm'), color: vars.color.ink2, whiteSpace: 'pre-line' });
