import { style } from '@vanilla-extract/css';
import { vars } from '@/shared/ui/theme/contract.css';

export const part = style({
  display: 'grid',
  gap: vars.space[3],
  width: '100%',
  paddingBlock: vars.space[3],
});

export const or = style({
  display: 'grid',
  gridTemplateColumns: '1fr auto 1fr',
  alignItems: 'center',
  gap: vars.space[3],
  fontSize: vars.text.xs.size,
  lineHeight: vars.text.xs.line,
  color: vars.color.ink3,
  selectors: {
    '&::before, &::after': { content: '""', borderBlockStart: `1px solid ${vars.color.line2}` },
  },
});

/** As high as Google's button, so that nothing moves when it loads. Google's frame is light. */
export const place = style({
  display: 'grid',
  alignContent: 'center',
  justifyItems: 'center',
  minHeight: '2.75rem',
  colorScheme: 'light',
});

export const note = style({
  textAlign: 'center',
  fontSize: vars.text.xs.size,
  lineHeight: vars.text.xs.line,
  color: vars.color.ink2,
});

export const button = style({ width: '100%', display: 'grid', justifyItems: 'center' });
