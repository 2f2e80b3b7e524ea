import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '@/shared/ui/theme/contract.css';
import { media } from '@/shared/ui/theme/media';
import { displayType, interfaceType } from '@/shared/ui/theme/type-style';

export const view = style({
  display: 'grid',
  gridTemplateColumns: '320px minmax(0, 1fr)',
  height: `calc(100dvh - ${vars.layout.bar})`,
  minHeight: 0,
  '@media': {
    [media.touch]: { display: 'flex', flexDirection: 'column-reverse', height: 'auto' },
    [media.print]: { display: 'block', height: 'auto' },
  },
});

export const options = style({
  display: 'flex',
  flexDirection: 'column',
  minHeight: 0,
  borderInlineEnd: `1px solid ${vars.color.line}`,
  '@media': { [media.touch]: { borderInlineEnd: 0 }, [media.print]: { display: 'none' } },
});

export const fields = style({
  flex: 1,
  display: 'grid',
  alignContent: 'start',
  gap: vars.space[5],
  overflow: 'auto',
  padding: `${vars.space[6]} ${vars.space[6]} ${vars.space[6]} ${vars.space[7]}`,
  '@media': { [media.touch]: { padding: `${vars.space[5]} ${vars.space[4]}` } },
});

export const title = style({ ...displayType('2xl') });
export const lead = style({ ...interfaceType('sm'), color: vars.color.ink2, overflowWrap: 'anywhere' });

export const hint = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[2],
  marginBlockStart: `calc(-1 * ${vars.space[3]})`,
  ...interfaceType('xs'),
  color: vars.color.ink2,
});
globalStyle(`${hint} svg`, { color: vars.color.ok });

export const switches = style({ display: 'grid', gap: vars.space[3] });

export const count = style({
  gridColumn: '1 / -1',
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[2],
  ...interfaceType('sm'),
});
globalStyle(`${count} svg`, { color: vars.color.ok });

export const actions = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  gap: `${vars.space[2]} ${vars.space[3]}`,
  padding: `${vars.space[3]} ${vars.space[6]} ${vars.space[4]} ${vars.space[7]}`,
  borderBlockStart: `1px solid ${vars.color.line}`,
  background: vars.color.desk,
  '@media': {
    [media.touch]: {
      position: 'sticky',
      insetBlockEnd: 0,
      zIndex: 3,
      padding: `${vars.space[3]} ${vars.space[4]}`,
      background: vars.color.sheet,
    },
  },
});

export const preview = style({
  position: 'relative',
  minWidth: 0,
  overflow: 'auto',
  padding: vars.space[8],
  background: vars.color.well,
  scrollbarWidth: 'thin',
  selectors: { '&:focus-visible': { outlineOffset: '-2px' } },
  '@media': {
    [media.touch]: { padding: vars.space[4] },
    [media.print]: { overflow: 'visible', padding: 0, background: 'none' },
  },
});

// The preview of a sheet is smaller where the sheet does not fit.
globalStyle(`${preview} > [data-sheets]`, {
  '@media': {
    [media.twoColumns]: { zoom: 0.7 },
    [media.phone]: { display: 'flex', justifyContent: 'start', width: 'max-content', zoom: 0.42 },
  },
});
