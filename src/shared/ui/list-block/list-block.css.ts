import { style } from '@vanilla-extract/css';
import { documentText } from '../private/document.css';
import { vars } from '../theme/contract.css';
import { media } from '../theme/media';

export const list = style({
  ...documentText,
  selectors: { '&[data-columns="2"]': { columns: 2, columnGap: vars.layout.rule } },
  '@media': { [media.touch]: { selectors: { '&[data-columns="2"]': { columns: 1 } } } },
});

export const item = style({
  position: 'relative',
  paddingInlineStart: vars.space[5],
  breakInside: 'avoid',
  selectors: {
    '&::before': {
      content: '""',
      position: 'absolute',
      insetInlineStart: '3px',
      insetBlockStart: '12px',
      // A border, because browsers print no backgrounds.
      border: `2.5px solid ${vars.template.cover}`,
      borderRadius: '50%',
    },
  },
  '@media': {
    [media.print]: { selectors: { '&::before': { borderColor: vars.color.ink } } },
  },
});
