import { style } from '@vanilla-extract/css';
import { vars } from '@/shared/ui/theme/contract.css';

export const quota = style({ maxWidth: '30rem' });

/** Meters side by side, where there is space. */
export const quotas = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 16rem), 30rem))',
  gap: `${vars.space[5]} ${vars.space[12]}`,
});

export const charts = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1.15fr) minmax(0, 1fr)',
  gap: `${vars.space[10]} ${vars.space[12]}`,
  '@media': { 'screen and (max-width: 67.5em)': { gridTemplateColumns: 'minmax(0, 1fr)' } },
});
