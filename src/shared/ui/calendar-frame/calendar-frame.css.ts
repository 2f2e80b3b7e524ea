import { globalStyle, style, type StyleRule } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css';
import { media } from '../theme/media';
import { displayType } from '../theme/type-style';

// Seven days need the long side of the sheet.
globalStyle('@page calendar', { size: 'landscape', margin: '10mm' } as StyleRule);

export const frame = style({
  display: 'grid',
  gap: vars.space[6],
  minWidth: 0,
  '@media': { [media.print]: { page: 'calendar' } },
});
export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'flex-end',
  gap: `${vars.space[4]} ${vars.space[8]}`,
});
export const words = style({ flex: '1 1 16rem', minWidth: 0 });
export const title = style({ ...displayType('3xl'), fontWeight: 480, overflowWrap: 'anywhere' });
export const summary = style({ ...displayType('lg', 'regular'), color: vars.color.ink2 });
export const tools = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '0.625rem',
  '@media': { [media.print]: { display: 'none' } },
});
export const steps = style({ display: 'flex', gap: vars.space[1] });
