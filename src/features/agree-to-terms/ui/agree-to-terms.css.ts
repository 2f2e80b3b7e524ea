import { style } from '@vanilla-extract/css';
import { interfaceType } from '@/shared/ui/theme/type-style';
import { vars } from '@/shared/ui/theme/contract.css';

export const links = style({ margin: 0, color: vars.color.ink2, ...interfaceType('sm') });

export const error = style({ margin: 0, color: vars.color.danger, ...interfaceType('sm') });
