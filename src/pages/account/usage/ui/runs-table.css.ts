import { style } from '@vanilla-extract/css';
import { vars } from '@/shared/ui/theme/contract.css';
import { media } from '@/shared/ui/theme/media';
import { displayType, interfaceType } from '@/shared/ui/theme/type-style';

export const when = style({ ...displayType('sm', 'semi'), whiteSpace: 'nowrap' });
export const note = style({ display: 'block', ...interfaceType('2xs'), color: vars.color.ink3 });
export const figure = style({ ...displayType('sm', 'regular'), whiteSpace: 'nowrap' });
export const share = style({
  display: 'inline-block',
  minWidth: '3.25rem',
  ...displayType('2xs', 'regular'),
  textAlign: 'end',
  color: vars.color.ink3,
});

export const document = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[3],
  ...displayType('md', 'semi'),
  overflowWrap: 'anywhere',
  minWidth: 0,
});

/** One line each on a phone, so that a row is at most 60 px high. */
export const words = style({
  minWidth: 0,
  '@media': { [media.phone]: { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' } },
});
