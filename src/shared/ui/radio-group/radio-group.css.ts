import { styleVariants } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css';

export const group = styleVariants({
  column: { display: 'grid', justifyItems: 'start', gap: vars.space[2] },
  row: { display: 'flex', flexWrap: 'wrap', gap: `${vars.space[2]} ${vars.space[6]}` },
});
