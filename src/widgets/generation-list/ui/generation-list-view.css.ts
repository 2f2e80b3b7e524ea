import { style } from '@vanilla-extract/css';
import { vars } from '@/shared/ui/theme/contract.css';
import { media } from '@/shared/ui/theme/media';

const margin = '104px';

export const search = style({ display: 'block', maxWidth: '26rem', marginBlockEnd: vars.space[5] });

export const list = style({
  position: 'relative',
  listStyle: 'none',
  padding: 0,
  margin: 0,
  borderBlockStart: `1px solid ${vars.color.rule}`,
  selectors: {
    '&::before': {
      content: '""',
      position: 'absolute',
      insetBlock: 0,
      insetInlineStart: margin,
      width: '4px',
      borderInline: `1px solid ${vars.color.margin}`,
      pointerEvents: 'none',
    },
  },
  '@media': { [media.phone]: { selectors: { '&::before': { display: 'none' } } } },
});

export const row = style({
  display: 'grid',
  gridTemplateColumns: `${margin} minmax(0, 1fr) auto`,
  alignItems: 'center',
  columnGap: vars.space[6],
  minHeight: vars.space[16],
  paddingBlock: vars.space[3],
  borderBlockEnd: `1px solid ${vars.color.rule}`,
  '@media': {
    [media.phone]: { gridTemplateColumns: 'minmax(0, 1fr) auto', columnGap: vars.space[3] },
  },
});

export const time = style({
  paddingInlineEnd: vars.space[4],
  textAlign: 'end',
  fontFamily: vars.font.display,
  fontSize: vars.text.sm.size,
  fontVariantNumeric: 'lining-nums tabular-nums',
  color: vars.color.ink2,
  '@media': { [media.phone]: { gridColumn: '1 / -1', textAlign: 'start', paddingBlockEnd: vars.space[1] } },
});

export const what = style({ display: 'flex', alignItems: 'center', gap: vars.space[3], minWidth: 0 });
export const words = style({ minWidth: 0 });

export const title = style({
  fontFamily: vars.font.display,
  fontSize: vars.text.md.size,
  lineHeight: vars.text.md.line,
  fontWeight: vars.weight.semi,
  overflowWrap: 'anywhere',
});

export const meta = style({
  fontSize: vars.text['2xs'].size,
  lineHeight: vars.text['2xs'].line,
  color: vars.color.ink3,
});

export const actions = style({ display: 'flex', alignItems: 'center', gap: vars.space[1] });
