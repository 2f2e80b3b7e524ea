import { style } from '@vanilla-extract/css';
import { documentText } from '../private/document.css';
import { vars } from '../theme/contract.css';
import { media } from '../theme/media';
import { afterRule, edge, margin } from './document-geometry.css';
import { penButton } from './pen-button.css';

export const section = style({
  position: 'relative',
  paddingBlock: '0.875rem 1.375rem',
  paddingInline: `calc(${margin} + ${afterRule}) ${edge}`,
  borderStartEndRadius: vars.radius.sm,
  borderEndEndRadius: vars.radius.sm,
  ...documentText,
  selectors: {
    '&[data-selected]': {
      background: `linear-gradient(90deg, transparent calc(${margin} + 4px), color-mix(in oklab, ${vars.color.primaryTint} 62%, transparent) 0)`,
    },
    '[dir="rtl"] &[data-selected]': {
      background: `linear-gradient(270deg, transparent calc(${margin} + 4px), color-mix(in oklab, ${vars.color.primaryTint} 62%, transparent) 0)`,
    },
    // The current entry: a stroke of ink on the margin rule.
    '&[data-selected]::before': {
      content: '""',
      position: 'absolute',
      zIndex: 2,
      insetInlineStart: `calc(${margin} - 1px)`,
      insetBlock: '14px',
      width: '6px',
      borderRadius: '3px',
      background: vars.color.primary,
    },
  },
  '@media': {
    [media.print]: {
      breakInside: 'avoid',
      selectors: {
        '&[data-selected]': { background: 'none' },
        '&[data-selected]::before': { display: 'none' },
        '&[data-state="waiting"]': { display: 'none' },
      },
    },
  },
});

// Margin notes are placed from where the text begins.
export const body = style({ position: 'relative', minWidth: 0 });

export const title = style({
  fontSize: '1.1875rem',
  lineHeight: vars.layout.rule,
  fontWeight: 560,
  letterSpacing: '-0.006em',
  marginBlockEnd: vars.space[1],
  paddingInlineEnd: vars.space[8],
  selectors: { [`${section}[data-state="waiting"] &`]: { color: vars.color.ink3, fontWeight: 460 } },
});

export const pick = style([
  penButton,
  {
    insetInlineEnd: vars.space[2],
    insetBlockStart: '0.75rem',
    selectors: { [`${section}:hover &`]: { opacity: 1 } },
    '@media': { [media.touch]: { insetInlineEnd: 0, insetBlockStart: '0.375rem' } },
  },
]);
