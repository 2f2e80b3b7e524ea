import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '@/shared/ui/theme/contract.css';
import { media } from '@/shared/ui/theme/media';

export const page = style({
  display: 'grid',
  // The sheet has the width of its paper, and gives way on a narrow screen.
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[6],
  '@media': { [media.print]: { display: 'block' } },
});
export const screenOnly = style({ '@media': { [media.print]: { display: 'none' } } });

export const tools = style([screenOnly, { marginBlockEnd: vars.space[4] }]);

export const slips = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  // The cards share their lines of cutting.
  gap: '1px',
  margin: 0,
  padding: '1px',
  listStyle: 'none',
  '@media': { [media.phone]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
});
export const slip = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'center',
  gap: vars.space[3],
  minHeight: '2in',
  padding: vars.space[4],
  outline: `1px dashed ${vars.color.ink3}`,
  breakInside: 'avoid',
});
export const words = style({ display: 'grid', gap: vars.space[1], overflowWrap: 'anywhere' });
export const name = style({ fontWeight: vars.weight.semi, fontSize: vars.text.lg.size });
export const code = style({ width: '1.4in' });
export const password = style({ fontFamily: vars.font.mono, fontWeight: vars.weight.semi });
export const pictures = style({
  display: 'flex',
  gap: vars.space[2],
  margin: 0,
  padding: 0,
  listStyle: 'none',
});
export const small = style({ fontSize: vars.text.xs.size, lineHeight: vars.text.xs.line });
globalStyle(`${words} p`, { margin: 0 });
