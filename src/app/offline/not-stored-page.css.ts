import '@/shared/ui/theme/global.css';
import { style } from '@vanilla-extract/css';
import { vars } from '@/shared/ui/theme/contract.css';
import { media } from '@/shared/ui/theme/media';
import { displayType, interfaceType } from '@/shared/ui/theme/type-style';

const { color, layout, space } = vars;

export const page = style({
  maxWidth: '46rem',
  marginInline: 'auto',
  padding: space[8],
  display: 'grid',
  gap: space[6],
  '@media': { [media.touch]: { padding: space[4] } },
});

export const brand = style({ ...displayType('xl'), fontWeight: vars.weight.semi });

/** Ruled like the pages that say what failed. */
export const sheet = style({
  position: 'relative',
  paddingBlock: `calc(${layout.rule} * 2)`,
  paddingInline: `${space[10]} ${space[6]}`,
  background: `repeating-linear-gradient(transparent 0 calc(${layout.rule} - 1px), ${color.rule} calc(${layout.rule} - 1px) ${layout.rule})`,
  selectors: {
    '&::before': {
      content: '""',
      position: 'absolute',
      insetBlock: 0,
      insetInlineStart: space[4],
      width: '4px',
      borderInline: `1px solid ${color.margin}`,
    },
  },
});

export const title = style({
  ...displayType('3xl'),
  fontWeight: 480,
  lineHeight: `calc(${layout.rule} * 2)`,
});

export const text = style({
  ...interfaceType('md'),
  lineHeight: layout.rule,
  color: color.ink2,
  maxWidth: '54ch',
});

export const heading = style({
  ...displayType('xl'),
  lineHeight: layout.rule,
  marginBlockStart: layout.rule,
});

export const list = style({ ...interfaceType('md'), lineHeight: layout.rule });

export const link = style({
  display: 'inline-block',
  color: color.link,
  textDecorationLine: 'underline',
  textUnderlineOffset: '3px',
  '@media': { [media.touch]: { paddingBlock: `calc((${layout.target} - ${layout.rule}) / 2)` } },
});

export const kind = style({ ...interfaceType('sm'), lineHeight: layout.rule, color: color.ink3 });

export const action = style({
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: layout.target,
  paddingInline: space[4],
  marginBlock: space[3],
  borderRadius: vars.radius.md,
  background: color.primary,
  color: color.onPrimary,
  fontWeight: vars.weight.semi,
  selectors: { '&:hover': { background: color.primaryHover } },
});
