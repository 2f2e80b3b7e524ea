import { globalStyle, style } from '@vanilla-extract/css';
import { documentText } from '../private/document.css';
import { vars } from '../theme/contract.css';
import { interfaceType } from '../theme/type-style';

export const entries = style({ ...documentText, display: 'grid', gap: vars.space[6] });
export const entry = style({ position: 'relative', minWidth: 0 });
export const heading = style({ fontSize: '1.0625rem', lineHeight: vars.layout.rule, fontWeight: 560 });
export const part = style({ marginBlockStart: vars.space[2], breakInside: 'avoid-page' });
export const label = style({ ...interfaceType('xs', 'bold'), color: vars.template.ink });
export const text = style({ whiteSpace: 'pre-line' });
export const items = style({ margin: 0 });
globalStyle(`${items} > li`, { listStyle: 'disc', marginInlineStart: vars.space[5] });
