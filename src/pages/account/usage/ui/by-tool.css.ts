import { globalStyle, style } from '@vanilla-extract/css';
import '@/shared/ui/theme/template-themes.css';
import { vars } from '@/shared/ui/theme/contract.css';
import { media } from '@/shared/ui/theme/media';
import { displayType, interfaceType, visuallyHidden } from '@/shared/ui/theme/type-style';

export const table = style({
  width: '100%',
  borderBlockStart: `1px solid ${vars.color.rule}`,
  ...interfaceType('xs'),
});
globalStyle(`${table} tbody :is(th, td)`, {
  paddingBlock: '3px',
  textAlign: 'start',
  fontWeight: vars.weight.regular,
  borderBlockEnd: `1px solid ${vars.color.rule}`,
});

export const head = style(visuallyHidden);
export const hidden = style(visuallyHidden);
export const name = style({ display: 'flex', alignItems: 'center', gap: vars.space[3] });

export const runs = style({
  paddingInlineEnd: vars.space[4],
  ...displayType('xs', 'regular'),
  color: vars.color.ink2,
  '@media': { [media.phone]: { display: 'none' } },
});
globalStyle(`${table} ${runs}`, { textAlign: 'end' });

export const track = style({
  position: 'relative',
  width: '42%',
  '@media': { [media.phone]: { width: '26%' } },
});
export const bars = style({ position: 'relative', display: 'block', height: '14px' });
export const bar = style({
  position: 'absolute',
  insetBlock: '2px',
  insetInlineStart: 0,
  borderStartEndRadius: '2px',
  borderEndEndRadius: '2px',
  background: vars.template.cover,
  '@media': { [media.forced]: { background: 'CanvasText' } },
});
export const crossbar = style({
  position: 'absolute',
  insetBlock: 0,
  width: '2px',
  marginInlineStart: '-2px',
  background: vars.color.ink,
  boxShadow: `0 0 0 1px ${vars.color.desk}`,
});

export const credits = style({ width: '4.5rem', ...displayType('sm', 'semi') });
globalStyle(`${table} ${credits}`, { textAlign: 'end', fontWeight: vars.weight.semi });
