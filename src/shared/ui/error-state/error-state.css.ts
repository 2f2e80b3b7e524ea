import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { vars } from '../theme/contract.css';
import { displayType, interfaceType } from '../theme/type-style';

const rule = vars.layout.rule;

export const sheet = recipe({
  base: {
    position: 'relative',
    paddingInline: `${vars.space[10]} ${vars.space[6]}`,
    paddingBlock: rule,
    background: `repeating-linear-gradient(transparent 0 calc(${rule} - 1px), ${vars.color.rule} calc(${rule} - 1px) ${rule})`,
    overflowWrap: 'anywhere',
    selectors: {
      '&::before': {
        content: '""',
        position: 'absolute',
        insetBlock: 0,
        insetInlineStart: vars.space[4],
        width: '4px',
        borderInline: `1px solid ${vars.color.margin}`,
      },
    },
  },
  variants: {
    size: { page: { minHeight: `calc(${rule} * 14)`, paddingBlock: `calc(${rule} * 2)` }, part: {} },
  },
});

export const title = recipe({
  base: { ...displayType('xl'), fontWeight: 520 },
  variants: {
    size: {
      page: { ...displayType('3xl'), fontWeight: 480, lineHeight: `calc(${rule} * 2)` },
      part: { lineHeight: rule },
    },
  },
});

export const text = style({
  ...interfaceType('md'),
  lineHeight: rule,
  color: vars.color.ink2,
  maxWidth: '54ch',
});

export const actions = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space[3],
  marginBlockStart: vars.space[3],
});

export const reference = style({ ...interfaceType('2xs'), lineHeight: rule, color: vars.color.ink3 });
