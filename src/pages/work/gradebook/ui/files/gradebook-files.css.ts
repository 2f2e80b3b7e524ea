import { style } from '@vanilla-extract/css';
import { vars } from '@/shared/ui/theme/contract.css';
import { media } from '@/shared/ui/theme/media';

export const list = style({ listStyle: 'none', margin: 0, padding: 0 });

export const question = style({
  display: 'grid',
  gap: vars.space[3],
  paddingBlockStart: vars.space[4],
  borderBlockStart: `1px solid ${vars.color.rule}`,
});

export const item = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)',
  gap: vars.space[3],
  alignItems: 'center',
  paddingBlock: vars.space[2],
  overflowWrap: 'anywhere',
  '@media': { [media.phone]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
});

export const refused = style({ paddingBlock: vars.space[1], overflowWrap: 'anywhere' });

/** As narrow as a number. */
export const points = style({ maxWidth: '14rem' });
