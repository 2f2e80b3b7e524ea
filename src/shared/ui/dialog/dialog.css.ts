import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { vars } from '../theme/contract.css';
import { media } from '../theme/media';
import { displayType } from '../theme/type-style';

const asideWidth = '15.5rem';

export const dialog = recipe({
  base: {
    width: '100%',
    padding: `${vars.space[7]} ${vars.space[7]} ${vars.space[6]}`,
    background: vars.color.raised,
    color: vars.color.ink,
    border: `1px solid ${vars.color.line}`,
    borderRadius: vars.radius.xl,
    boxShadow: vars.shadow.high,
    '@media': { [media.phone]: { padding: vars.space[5] } },
  },
  variants: {
    size: { sm: { maxWidth: '27.5rem' }, md: { maxWidth: '40rem' }, lg: { maxWidth: '55rem' } },
    aside: {
      true: {
        position: 'relative',
        overflow: 'hidden',
        maxWidth: '47.5rem',
        paddingInlineStart: `calc(${asideWidth} + ${vars.space[7]})`,
        '@media': { [media.phone]: { paddingInlineStart: vars.space[5] } },
      },
    },
  },
});

export const aside = style({
  position: 'absolute',
  insetBlock: 0,
  insetInlineStart: 0,
  width: asideWidth,
  overflow: 'hidden',
  '@media': { [media.phone]: { display: 'none' } },
});

export const header = style({ display: 'flex', alignItems: 'flex-start', gap: vars.space[4] });

export const title = style({
  ...displayType('2xl'),
  fontWeight: 520,
  flex: 1,
  minWidth: 0,
  overflowWrap: 'anywhere',
  textWrap: 'balance',
});

export const description = style({
  marginBlockStart: vars.space[2],
  color: vars.color.ink2,
  overflowWrap: 'anywhere',
});
export const body = style({ marginBlockStart: vars.space[5] });

export const actions = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'flex-end',
  gap: '0.625rem',
  marginBlockStart: vars.space[6],
});
