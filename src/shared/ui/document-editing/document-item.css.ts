import { globalStyle, style } from '@vanilla-extract/css';
import { afterRule, edge, TOOLBAR_HEIGHT } from '../document-sheet/document-geometry.css';
import { penButton } from '../document-sheet/pen-button.css';
import { vars } from '../theme/contract.css';
import { media } from '../theme/media';

export const item = style({
  position: 'relative',
  // The selection of a wide item is behind its text and above the sheet.
  isolation: 'isolate',
  borderRadius: vars.radius.sm,
  selectors: {
    '&[data-selected]:not([data-wide])': {
      background: vars.color.primaryTint,
      boxShadow: `0 0 0 4px ${vars.color.primaryTint}`,
    },
    '&[data-wide]::after': {
      content: '""',
      position: 'absolute',
      zIndex: -1,
      insetBlock: '-6px',
      insetInline: `calc(-1 * ${afterRule} - 1px) calc(-1 * ${edge})`,
      pointerEvents: 'none',
    },
    // Room for the tools, so that they do not cover the next item. A wide one is above the margin rule.
    '&[data-selected]': { marginBlockEnd: `calc(var(${TOOLBAR_HEIGHT}, 2.5rem) + 0.75rem)` },
    '&[data-wide][data-selected]': { zIndex: 1, marginBlockEnd: vars.space[8] },
    // A stroke of ink on the margin rule, as on a selected section.
    '&[data-wide][data-selected]::after': {
      background: `color-mix(in oklab, ${vars.color.primaryTint} 62%, transparent)`,
      borderInlineStart: `6px solid ${vars.color.primary}`,
      borderStartStartRadius: '3px',
      borderEndStartRadius: '3px',
    },
    '&[data-dragged]': { opacity: 0.5 },
    '&[data-drop="before"]': { boxShadow: `0 -6px 0 -3px ${vars.color.primary}` },
    '&[data-drop="after"]': { boxShadow: `0 6px 0 -3px ${vars.color.primary}` },
  },
  '@media': {
    [media.touch]: { selectors: { '&[data-selected], &[data-wide][data-selected]': { marginBlockEnd: 0 } } },
    [media.print]: {
      selectors: {
        '&[data-selected], &[data-wide][data-selected]': {
          background: 'none',
          boxShadow: 'none',
          marginBlockEnd: 0,
        },
        '&[data-wide][data-selected]::after': { display: 'none' },
      },
    },
  },
});

export const handle = style([
  penButton,
  {
    insetInlineEnd: '-2.375rem',
    insetBlockStart: '-0.125rem',
    cursor: 'grab',
    // A drag must not scroll the page.
    touchAction: 'none',
    selectors: {
      [`${item}:hover > &, ${item}[data-selected] > &, ${item}:hover td &, ${item}[data-selected] td &`]: {
        opacity: 1,
      },
      '&:active': { cursor: 'grabbing' },
      // A table scrolls, so a row's handle is inside of its last cell.
      'tr &': { insetInlineEnd: 0 },
    },
    '@media': {
      [media.touch]: {
        insetInlineEnd: `calc(-1 * ${edge})`,
        selectors: {
          'tr &': { insetInlineEnd: 0 },
          // Only the selected item shows its handle; the others would cover text.
          [`${item}:not([data-selected]) &:not(:focus-visible)`]: { opacity: 0, pointerEvents: 'none' },
        },
      },
    },
  },
]);

const besideHandle = {
  paddingInlineEnd: '2.25rem',
  '@media': { [media.touch]: { paddingInlineEnd: vars.layout.target } },
};
globalStyle(`tr${item}${item} > :last-child`, besideHandle);
globalStyle(`table:has(tr${item}) thead th:last-child`, besideHandle);
