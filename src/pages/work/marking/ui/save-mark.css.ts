import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '@/shared/ui/theme/contract.css';
import { media } from '@/shared/ui/theme/media';
import { displayType, interfaceType } from '@/shared/ui/theme/type-style';

export const foot = style({
  padding: `${vars.space[3]} ${vars.space[6]}`,
  background: vars.color.desk,
  borderBlockStart: `1px solid ${vars.color.penLine}`,
  '@media': {
    [media.touch]: {
      position: 'fixed',
      zIndex: 50,
      insetInline: 0,
      insetBlockEnd: 0,
      padding: `0.625rem ${vars.space[4]} calc(0.625rem + env(safe-area-inset-bottom))`,
      background: vars.color.sheet,
    },
    [media.print]: { display: 'none' },
  },
});
export const row = style({ display: 'flex', alignItems: 'center', gap: vars.space[2] });
export const keys = style({
  ...interfaceType('2xs'),
  margin: `${vars.space[2]} 0 0`,
  color: vars.color.ink3,
  '@media': { [media.touch]: { display: 'none' } },
});
globalStyle(`${keys} kbd`, { font: 'inherit', fontWeight: vars.weight.bold, color: vars.color.ink2 });
export const score = style({
  ...interfaceType('2xs'),
  display: 'flex',
  alignItems: 'center',
  gap: '0.625rem',
  flex: 1,
  minWidth: 0,
  margin: 0,
  color: vars.color.ink2,
});
export const figure = style({
  ...displayType('3xl', 'regular'),
  fontSize: '2rem',
  lineHeight: '2.25rem',
  fontStyle: 'italic',
  color: vars.color.pen,
});
export const line = style({ display: 'block' });
export const unsaved = style({ ...interfaceType('xs'), display: 'block', color: vars.color.danger });
