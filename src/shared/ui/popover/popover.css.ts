import { style } from '@vanilla-extract/css';
import { overlayLayer } from '../private/overlay.css';
import { vars } from '../theme/contract.css';
import { displayType, interfaceType } from '../theme/type-style';

export const positioner = style({ zIndex: `${overlayLayer} !important` });
export const popover = style({
  width: 'min(22rem, calc(100vw - 1rem))',
  padding: vars.space[5],
  ...interfaceType('sm'),
  overflowWrap: 'anywhere',
});
export const title = style({ ...displayType('lg'), fontWeight: 540, marginBlockEnd: vars.space[2] });
