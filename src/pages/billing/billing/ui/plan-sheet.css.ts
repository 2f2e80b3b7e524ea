import { style } from '@vanilla-extract/css';
import { vars } from '@/shared/ui/theme/contract.css';
import { media } from '@/shared/ui/theme/media';
import { displayType, interfaceType } from '@/shared/ui/theme/type-style';

export const sheet = style({ display: 'grid', gap: vars.space[4] });

export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'flex-start',
  justifyContent: 'space-between',
  gap: vars.space[2],
});
export const name = style({ ...displayType('2xl'), overflowWrap: 'anywhere' });
export const interval = style({ ...interfaceType('xs'), color: vars.color.ink3 });

export const facts = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(9rem, 1fr))',
  margin: 0,
  borderBlock: `1px solid ${vars.color.line}`,
  '@media': { [media.phone]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
});
export const fact = style({
  padding: `${vars.space[3]} ${vars.space[4]}`,
  borderInlineStart: `1px solid ${vars.color.line}`,
  selectors: { '&:first-child': { borderInlineStart: 0, paddingInlineStart: 0 } },
  '@media': {
    [media.phone]: {
      display: 'flex',
      justifyContent: 'space-between',
      gap: vars.space[4],
      paddingInline: 0,
      borderInlineStart: 0,
      selectors: { '& + &': { borderBlockStart: `1px solid ${vars.color.line}` } },
    },
  },
});
export const label = style({ ...interfaceType('2xs'), color: vars.color.ink3 });
export const value = style({ margin: 0, ...displayType('sm', 'semi') });

export const actions = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space[3],
});
export const note = style({ ...interfaceType('xs'), color: vars.color.ink2 });
export const last = style({ marginInlineStart: 'auto' });
