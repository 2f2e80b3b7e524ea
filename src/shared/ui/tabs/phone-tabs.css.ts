import { style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css';
import { media } from '../theme/media';
import { list } from './tabs.css';

/** It sticks below the head of the page. */
export const phoneList = style([
  list,
  {
    position: 'sticky',
    zIndex: 20,
    insetBlockStart: vars.layout.bar,
    display: 'none',
    paddingInline: vars.space[2],
    background: vars.color.desk,
    marginBlockEnd: 0,
    '@media': { [media.touch]: { display: 'flex' } },
  },
]);
