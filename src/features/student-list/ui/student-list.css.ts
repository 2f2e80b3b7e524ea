import { style } from '@vanilla-extract/css';
import { vars } from '@/shared/ui/theme/contract.css';
import { media } from '@/shared/ui/theme/media';

export const list = style({ listStyle: 'none', margin: 0, padding: 0 });

export const asked = style({
  display: 'grid',
  gap: vars.space[2],
  paddingBlock: vars.space[4],
  borderBlockEnd: `1px solid ${vars.color.rule}`,
  overflowWrap: 'anywhere',
  selectors: { '&:last-child': { borderBlockEnd: 0 } },
});

export const answer = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 3fr) auto',
  gap: vars.space[3],
  alignItems: 'start',
  '@media': { [media.phone]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
});

/** Level with the boxes of the fields beside it, below their labels. */
export const choice = style({
  paddingBlockStart: '2.125rem',
  '@media': { [media.phone]: { paddingBlockStart: 0 } },
});

export const leftOut = style({
  paddingBlock: vars.space[2],
  borderBlockEnd: `1px solid ${vars.color.rule}`,
  overflowWrap: 'anywhere',
  selectors: { '&:last-child': { borderBlockEnd: 0 } },
});

export const words = style({ overflowWrap: 'anywhere' });

export const address = style({ overflowWrap: 'anywhere', fontWeight: vars.weight.regular });
