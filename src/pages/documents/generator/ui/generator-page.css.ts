import { style } from '@vanilla-extract/css';
import { vars } from '@/shared/ui/theme/contract.css';

export const alone = style({ maxWidth: vars.layout.page, padding: vars.space[8] });
