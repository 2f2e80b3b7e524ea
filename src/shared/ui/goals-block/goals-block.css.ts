import { globalStyle, style } from '@vanilla-extract/css';
import { documentText } from '../private/document.css';
import { vars } from '../theme/contract.css';
import { interfaceType } from '../theme/type-style';

export const goals = style({
  ...documentText,
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[6],
});
export const goal = style({ position: 'relative', breakInside: 'avoid' });
export const area = style({ ...interfaceType('xs', 'bold'), color: vars.template.ink });
export const statement = style({ fontWeight: 520 });
export const progress = style({
  display: 'flex',
  flexWrap: 'wrap',
  margin: 0,
  marginBlockStart: vars.space[2],
  borderBlock: `1px solid ${vars.color.line}`,
  ...interfaceType('sm'),
});
globalStyle(`${progress} > div`, { padding: '7px 20px 7px 0', minWidth: 0 });
globalStyle(`${progress} dt`, { ...interfaceType('2xs'), color: vars.color.ink3 });
globalStyle(`${progress} dd`, { margin: 0, fontWeight: vars.weight.semi });
export const benchmarks = style({ marginBlockStart: vars.space[2], ...interfaceType('sm') });
globalStyle(`${benchmarks} > li`, { listStyle: 'decimal', marginInlineStart: vars.space[5] });
