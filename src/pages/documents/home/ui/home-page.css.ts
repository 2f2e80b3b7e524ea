import { style } from '@vanilla-extract/css';
import { vars } from '@/shared/ui/theme/contract.css';

export const parts = style({ display: 'grid', gap: vars.space[12], marginBlockStart: vars.space[8] });

/** The bar is the edge of the desk, so it touches the books. */
export const desk = style({ display: 'grid', minWidth: 0, gridTemplateColumns: 'minmax(0, 1fr)' });
