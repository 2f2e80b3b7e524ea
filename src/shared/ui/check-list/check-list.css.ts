import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css';
import { displayType, interfaceType } from '../theme/type-style';

const margin = '34px';

export const tally = style({ ...interfaceType('sm'), color: vars.color.ink2, paddingBlockEnd: '0.875rem' });
globalStyle(`${tally} b`, { ...displayType('md', 'semi'), color: vars.color.ink });

export const list = style({
  position: 'relative',
  selectors: {
    '&::before': {
      content: '""',
      position: 'absolute',
      insetInlineStart: margin,
      insetBlock: 0,
      width: '4px',
      borderInline: `1px solid ${vars.color.margin}`,
    },
  },
});

export const entry = style({
  display: 'grid',
  gridTemplateColumns: `${margin} minmax(0, 1fr)`,
  columnGap: '1.125rem',
  padding: '12px 0 13px',
  borderBlockEnd: `1px solid ${vars.color.rule}`,
  selectors: { '&:first-child': { borderBlockStart: `1px solid ${vars.color.rule}` } },
});

const colour = {
  [`${entry}[data-status="passed"] &`]: { color: vars.color.ok },
  [`${entry}[data-status="repaired"] &`]: { color: vars.color.primary },
  [`${entry}[data-status="open"] &`]: { color: vars.color.warn },
};

export const mark = style({ paddingBlockStart: '1px', selectors: colour });
export const words = style({ minWidth: 0, overflowWrap: 'anywhere' });
export const name = style({
  display: 'flex',
  justifyContent: 'space-between',
  alignItems: 'baseline',
  gap: vars.space[2],
  ...interfaceType('sm', 'bold'),
  color: vars.color.ink,
});
export const outcome = style({ ...interfaceType('2xs', 'medium'), whiteSpace: 'nowrap', selectors: colour });
export const detail = style({ ...interfaceType('2xs'), color: vars.color.ink2, textWrap: 'pretty' });
export const action = style({ marginBlockStart: vars.space[2] });
