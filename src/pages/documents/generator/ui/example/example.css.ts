import { style } from '@vanilla-extract/css';
import { vars } from '@/shared/ui/theme/contract.css';
import { media } from '@/shared/ui/theme/media';

export const bar = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space[2],
  minHeight: vars.layout.bar,
  flex: 'none',
  padding: `${vars.space[2]} ${vars.space[5]} ${vars.space[2]} ${vars.space[6]}`,
  borderBlockEnd: `1px solid ${vars.color.line}`,
  background: vars.color.desk,
  '@media': {
    [media.touch]: { paddingInline: vars.space[4] },
    [media.print]: { display: 'none' },
  },
});

export const note = style({
  flex: 1,
  minWidth: 'max-content',
  color: vars.color.ink3,
  fontSize: vars.text['2xs'].size,
  // Only the label and the buttons fit on one line.
  '@media': { [media.phone]: { visibility: 'hidden', minWidth: 0, width: 0, overflow: 'hidden' } },
});

export const form = style({ width: '100%', maxWidth: '46.5rem', marginInline: 'auto' });

export const fields = style({ display: 'grid', gap: vars.space[2], margin: 0 });

export const field = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 11rem) minmax(0, 1fr)',
  gap: vars.space[3],
  fontSize: vars.text.xs.size,
  '@media': { [media.phone]: { gridTemplateColumns: 'minmax(0, 1fr)', gap: 0 } },
});

export const label = style({ color: vars.color.ink3 });

export const value = style({ margin: 0, overflowWrap: 'anywhere', whiteSpace: 'pre-line' });
