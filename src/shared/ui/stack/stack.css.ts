import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css';

export const stack = style({ display: 'flex', flexDirection: 'column', minWidth: 0 });

export const gaps = styleVariants(vars.space, (gap) => ({ gap }));

export const aligns = styleVariants({
  stretch: {},
  start: { alignItems: 'flex-start' },
  center: { alignItems: 'center' },
  end: { alignItems: 'flex-end' },
});
