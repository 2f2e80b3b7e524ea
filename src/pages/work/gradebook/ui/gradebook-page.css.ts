import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '@/shared/ui/theme/contract.css';
import { media } from '@/shared/ui/theme/media';
import { displayType, interfaceType } from '@/shared/ui/theme/type-style';

export const page = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[3],
  // The grid begins higher than the content of other pages.
  marginBlockStart: '-1rem',
  '@media': { [media.touch]: { marginBlockStart: '-0.5rem' }, [media.print]: { marginBlockStart: 0 } },
});
export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: `${vars.space[1]} ${vars.space[5]}`,
});
export const names = style({ flex: '1 1 auto', minWidth: 0, maxWidth: '100%' });
export const weights = style({ flex: '1 1 18rem', minWidth: 0, maxWidth: '36rem' });

// In one row; on a phone it scrolls sideways, so that the first student is in sight.
export const tools = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space[2],
  '@media': {
    [media.phone]: {
      flexWrap: 'nowrap',
      margin: '-4px',
      padding: '4px',
      overflowX: 'auto',
      scrollbarWidth: 'none',
    },
  },
});
globalStyle(`${tools} > *`, { flexShrink: 0, maxWidth: '100%' });
export const toolsEnd = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space[2],
  marginInlineStart: 'auto',
  '@media': { [media.phone]: { flexWrap: 'nowrap' } },
});

const list = style({ margin: 0, padding: 0, listStyle: 'none' });
export const changes = list;
export const change = style({
  display: 'grid',
  gap: vars.space[1],
  paddingBlock: vars.space[3],
  overflowWrap: 'anywhere',
  selectors: { '& + &': { borderTop: `1px solid ${vars.color.rule}` } },
});

export const bars = style([
  list,
  { display: 'grid', gridTemplateColumns: 'repeat(10, 1fr)', gap: vars.space[1], height: '7rem' },
]);
export const bar = style({
  ...interfaceType('2xs'),
  display: 'grid',
  gridTemplateRows: '1fr auto auto',
  minWidth: 0,
  color: vars.color.ink2,
  textAlign: 'center',
});
export const fill = style({
  alignSelf: 'end',
  background: vars.color.primary,
  borderStartStartRadius: vars.radius.xs,
  borderStartEndRadius: vars.radius.xs,
  '@media': { [media.forced]: { background: 'CanvasText', forcedColorAdjust: 'none' } },
});
export const count = style({ ...displayType('sm', 'bold'), color: vars.color.ink });

export const facts = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(6rem, 1fr))',
  gap: vars.space[3],
  margin: 0,
});
export const fact = style({ ...interfaceType('sm'), color: vars.color.ink2 });
export const figure = style({ ...displayType('lg', 'bold'), margin: 0, color: vars.color.ink });
export const pair = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 15rem), 1fr))',
  gap: vars.space[4],
});

export const screenOnly = style({ '@media': { [media.print]: { display: 'none' } } });
