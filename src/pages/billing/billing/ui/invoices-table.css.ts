import { style } from '@vanilla-extract/css';
import { vars } from '@/shared/ui/theme/contract.css';
import { displayType, interfaceType } from '@/shared/ui/theme/type-style';

export const date = style({ ...displayType('sm', 'regular'), whiteSpace: 'nowrap' });
export const number = style({ display: 'block', ...interfaceType('2xs'), color: vars.color.ink3 });
export const amount = style({ ...displayType('sm', 'regular') });
