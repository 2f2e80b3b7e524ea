import { style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css';
import { media } from '../theme/media';
import { displayType, interfaceType } from '../theme/type-style';

export const list = style({ listStyle: 'none', padding: 0, margin: 0 });
export const row = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(8rem, 2fr) minmax(4rem, 3fr) 4rem',
  alignItems: 'center',
  columnGap: vars.space[4],
  paddingBlock: vars.space[2],
  borderBlockEnd: `1px solid ${vars.color.rule}`,
  breakInside: 'avoid',
  '@media': { [media.phone]: { gridTemplateColumns: '1fr auto' } },
});
export const name = style({ ...interfaceType('sm', 'medium'), minWidth: 0, overflowWrap: 'anywhere' });
export const track = style({
  height: '0.875rem',
  '@media': { [media.phone]: { gridColumn: '1 / -1', gridRow: 2, height: '0.5rem' } },
});
export const bar = style({
  display: 'block',
  height: '100%',
  background: vars.color.primary,
  borderRadius: '0 2px 2px 0',
  '@media': { [media.forced]: { background: 'CanvasText' } },
});
export const value = style({
  ...displayType('sm', 'medium'),
  fontVariantNumeric: 'lining-nums tabular-nums',
  textAlign: 'end',
});
export const note = style({
  gridColumn: '1 / -1',
  ...interfaceType('2xs'),
  color: vars.color.ink2,
  overflowWrap: 'anywhere',
});
