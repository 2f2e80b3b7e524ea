import { style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css';
import { displayType, interfaceType } from '../theme/type-style';

export const stat = style({ display: 'grid', margin: 0, minWidth: 0 });
export const label = style({ ...interfaceType('2xs'), color: vars.color.ink3 });
export const value = style({
  ...displayType('3xl'),
  fontWeight: 480,
  margin: 0,
  overflowWrap: 'anywhere',
  selectors: { '&[data-tone="red"]': { color: vars.color.pen } },
});
export const note = style({ ...interfaceType('xs'), margin: 0, color: vars.color.ink2 });
