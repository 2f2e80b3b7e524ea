import { style } from '@vanilla-extract/css';
import { vars } from '@/shared/ui/theme/contract.css';

export const dialog = style({ display: 'grid', gap: vars.space[4] });

export const row = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'end', gap: vars.space[3] });
