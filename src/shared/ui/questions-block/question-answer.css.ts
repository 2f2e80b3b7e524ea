import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css';
import { media } from '../theme/media';
import { interfaceType } from '../theme/type-style';

export const options = style({ marginBlockStart: vars.space[2] });

export const option = style({
  display: 'grid',
  gridTemplateColumns: '1.75rem minmax(0, 1fr) 1.375rem',
  gap: '0 0.625rem',
  alignItems: 'start',
  paddingBlock: '5px',
  breakInside: 'avoid',
});

export const letter = style({
  display: 'grid',
  placeItems: 'center',
  width: '1.625rem',
  height: '1.625rem',
  marginBlockStart: '1px',
  border: `1.5px solid ${vars.color.control}`,
  borderRadius: '50%',
  ...interfaceType('2xs', 'semi'),
  lineHeight: 1,
  color: vars.color.ink2,
  selectors: {
    '&[data-square]': { borderRadius: '4px' },
    [`${option}[data-right] &`]: {
      background: vars.color.ok,
      borderColor: vars.color.ok,
      color: vars.color.sheet,
    },
  },
});

export const rationale = style({
  display: 'block',
  ...interfaceType('xs'),
  color: vars.color.ink3,
  textWrap: 'pretty',
});
export const right = style({ color: vars.color.ok });
export const tick = style({ marginBlockStart: '4px', color: vars.color.ok });

export const matching = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 3fr)',
  gap: `0 ${vars.space[8]}`,
  marginBlockStart: '0.625rem',
  '@media': { [media.phone]: { gridTemplateColumns: 'minmax(0, 1fr)', rowGap: vars.space[3] } },
});

const row = {
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[3],
  minHeight: vars.layout.target,
  paddingBlock: '0.25rem',
  borderBlockEnd: `1px solid ${vars.color.line}`,
  selectors: { '&:first-child': { borderBlockStart: `1px solid ${vars.color.line}` } },
} as const;

export const left = style({ ...row, justifyContent: 'space-between' });
export const choice = style({ ...row, fontSize: '1rem', lineHeight: '1.375rem' });
globalStyle(`${choice} > b`, {
  ...interfaceType('xs', 'bold'),
  color: vars.color.ink2,
  minWidth: '0.875rem',
});

export const box = style({
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
  width: '2rem',
  height: '2rem',
  border: `1.5px solid ${vars.color.control}`,
  borderRadius: '4px',
  ...interfaceType('sm', 'bold'),
  lineHeight: 1,
  color: vars.color.ok,
});

export const ordering = style({ marginBlockStart: '0.625rem' });

export const lines = style({ display: 'grid', marginBlockStart: vars.space[2] });
export const line = style({
  height: '36px',
  borderBlockEnd: `1px solid ${vars.color.line2}`,
  '@media': { [media.print]: { height: '9mm', borderColor: vars.color.ink3 } },
});
