import { style } from '@vanilla-extract/css';
import { vars } from '@/shared/ui/theme/contract.css';
import { media } from '@/shared/ui/theme/media';
import { interfaceType } from '@/shared/ui/theme/type-style';

export const steps = style({
  display: 'flex',
  margin: 0,
  padding: 0,
  listStyle: 'none',
  ...interfaceType('xs'),
  color: vars.color.ink3,
  '@media': { [media.phone]: { width: '100%' } },
});

export const step = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[1],
  padding: `${vars.space[2]} ${vars.space[4]}`,
  borderBlockEnd: `2px solid ${vars.color.line2}`,
  selectors: {
    '&[data-state=past]': { color: vars.color.ink2, borderColor: vars.color.primary },
    '&[data-state=now]': {
      color: vars.color.primary,
      fontWeight: vars.weight.semi,
      borderColor: vars.color.primary,
    },
  },
  '@media': { [media.phone]: { flex: 1, justifyContent: 'center' } },
});
