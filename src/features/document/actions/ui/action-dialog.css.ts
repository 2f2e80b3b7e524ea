import { style } from '@vanilla-extract/css';
import { vars } from '@/shared/ui/theme/contract.css';

export const dialog = style({ display: 'grid', gap: vars.space[4] });

export const price = style({ minHeight: '1.5em', color: vars.color.ink3 });

export const targets = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space[2] });
