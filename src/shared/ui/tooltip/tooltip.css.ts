import { style } from '@vanilla-extract/css';
import { overlayLayer } from '../private/overlay.css';
import { vars } from '../theme/contract.css';
import { media } from '../theme/media';
import { interfaceType } from '../theme/type-style';

export const positioner = style({ zIndex: `${overlayLayer + 10} !important` });

export const tip = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space[2],
  maxWidth: '20rem',
  padding: '0.375rem 0.625rem',
  borderRadius: '7px',
  background: vars.color.tip,
  color: vars.color.onTip,
  boxShadow: vars.shadow.mid,
  ...interfaceType('2xs', 'medium'),
  '@media': { [media.forced]: { border: '1px solid' } },
});

export const keys = style({
  padding: '2px 5px',
  border: `1px solid color-mix(in oklab, ${vars.color.onTip} 45%, transparent)`,
  borderRadius: '5px',
  ...interfaceType('2xs', 'medium'),
  lineHeight: 1,
});

export const arrow = style({ vars: { '--arrow-size': '9px', '--arrow-background': vars.color.tip } });
export const arrowTip = style({ borderRadius: '1px' });
