import { style } from '@vanilla-extract/css';
import { vars } from '@/shared/ui/theme/contract.css';

export const page = style({ maxWidth: '36rem', marginInline: 'auto', padding: vars.space[4] });
