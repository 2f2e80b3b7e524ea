import { style } from '@vanilla-extract/css';
import { vars } from '@/shared/ui/theme/contract.css';
import { media } from '@/shared/ui/theme/media';
import { displayType, interfaceType } from '@/shared/ui/theme/type-style';

export const list = style({
  listStyle: 'none',
  margin: 0,
  marginBlockEnd: vars.space[3],
  padding: 0,
  borderBlockStart: `1px solid ${vars.color.rule}`,
});

export const row = style({
  display: 'grid',
  gridTemplateColumns: '2.75rem minmax(0, 1fr) auto auto',
  alignItems: 'center',
  gap: vars.space[3],
  paddingBlock: vars.space[2],
  borderBlockEnd: `1px solid ${vars.color.rule}`,
  '@media': { [media.tiny]: { gap: vars.space[1] } },
});

export const art = style({
  display: 'grid',
  placeItems: 'center',
  width: '2.75rem',
  height: '1.875rem',
  borderRadius: '4px',
  border: `1px solid ${vars.color.line2}`,
  background: vars.color.raised,
  ...interfaceType('2xs', 'bold'),
  color: vars.color.ink,
  selectors: {
    '&[data-brand="visa"]': {
      border: 0,
      background: vars.color.binding,
      fontStyle: 'italic',
      color: vars.color.onBinding,
    },
  },
});

export const name = style({ ...displayType('sm', 'semi') });
export const expiry = style({
  ...displayType('2xs', 'regular'),
  color: vars.color.ink3,
  selectors: { '&[data-soon]': { fontWeight: vars.weight.semi, color: vars.color.warn } },
});
export const hint = style({ ...interfaceType('xs'), marginBlock: vars.space[2], color: vars.color.ink3 });
