import { style } from '@vanilla-extract/css';
import { vars } from '@/shared/ui/theme/contract.css';
import { media } from '@/shared/ui/theme/media';

export const criterion = style({
  display: 'grid',
  gap: vars.space[3],
  justifyItems: 'stretch',
  minWidth: 0,
  margin: 0,
  padding: vars.space[4],
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.md,
});
export const legend = style({ padding: 0, fontWeight: 600, overflowWrap: 'anywhere' });
export const grow = style({ flex: 1, minWidth: 0 });
export const time = style({ width: '9rem' });
export const level = style({
  display: 'grid',
  gridTemplateColumns: '8rem 9rem minmax(0, 1fr) auto',
  gap: vars.space[2],
  alignItems: 'center',
  '@media': { [media.phone]: { gridTemplateColumns: 'minmax(0, 1fr) auto' } },
});
