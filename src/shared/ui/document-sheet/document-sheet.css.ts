import { globalStyle, style } from '@vanilla-extract/css';
import { noteStart, noteWidth } from '../private/document.css';
import { vars } from '../theme/contract.css';
import { media } from '../theme/media';
import { clampedTo, displayType, interfaceType } from '../theme/type-style';
import { afterRule, edge, margin, spine } from './document-geometry.css';
import { penButton } from './pen-button.css';

export const sheet = style({
  vars: {
    [margin]: '104px',
    [edge]: '44px',
    [noteStart]: `calc(-1 * (${margin} + ${afterRule}) + ${spine} + 10px)`,
    [noteWidth]: `calc(${margin} - ${spine} - 22px)`,
  },
  position: 'relative',
  width: '100%',
  maxWidth: '49.25rem',
  minWidth: 0,
  marginInline: 'auto',
  paddingBlock: '2.75rem 3.5rem',
  background: vars.color.sheet,
  color: vars.color.ink,
  borderRadius: '10px',
  borderStartStartRadius: vars.radius.xs,
  borderEndStartRadius: vars.radius.xs,
  boxShadow: `0 0 0 1px ${vars.color.line}, ${vars.shadow.mid}`,
  selectors: {
    '&[data-aligned]': {
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 1fr)',
      gridTemplateRows: 'subgrid',
      alignItems: 'start',
    },
    // The edge of the cover.
    '&::before': {
      content: '""',
      position: 'absolute',
      insetBlock: 0,
      insetInlineStart: 0,
      zIndex: 1,
      width: spine,
      background: vars.template.cover,
      borderStartStartRadius: vars.radius.xs,
      borderEndStartRadius: vars.radius.xs,
    },
    '&::after': {
      content: '""',
      position: 'absolute',
      insetBlock: 0,
      insetInlineStart: margin,
      width: '4px',
      borderInline: `1px solid ${vars.color.margin}`,
      pointerEvents: 'none',
    },
    '[data-marking] &::after': { borderColor: vars.color.penLine },
  },
  '@media': {
    [media.touch]: { vars: { [margin]: '16px', [edge]: '20px' }, paddingBlock: '1.5rem 2rem' },
    [media.print]: {
      vars: { [margin]: '64px', [edge]: '0px' },
      maxWidth: 'none',
      padding: 0,
      boxShadow: 'none',
      selectors: { '&::before, &::after': { display: 'none' } },
    },
  },
});

const column = { paddingInline: `calc(${margin} + ${afterRule}) ${edge}` };

export const head = style({ ...column, paddingBlockEnd: '1.375rem' });

export const kind = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space[2],
  ...interfaceType('xs', 'bold'),
  color: vars.template.ink,
});
export const note = style({
  marginInlineStart: 'auto',
  fontWeight: vars.weight.regular,
  color: vars.color.ink3,
});

export const titlePlace = style({ position: 'relative' });

export const title = style({
  ...displayType('3xl'),
  fontSize: '2.25rem',
  lineHeight: '2.75rem',
  letterSpacing: '-0.018em',
  fontWeight: 480,
  marginBlock: '0.5rem 1.125rem',
  textWrap: 'balance',
  overflowWrap: 'anywhere',
  '@media': {
    // A title of 200 letters leaves room for the document.
    [media.phone]: clampedTo(4),
    [media.touch]: {
      selectors: { [`${titlePlace}:has(button) > &`]: { paddingInlineEnd: vars.space[3] } },
    },
  },
});

// The button is in the padding, so that it takes no space from the title.
export const pick = style([
  penButton,
  {
    insetInlineEnd: `calc(${vars.space[2]} - ${edge})`,
    insetBlockStart: '0.375rem',
    selectors: { [`${titlePlace}:hover &`]: { opacity: 1 } },
    '@media': { [media.touch]: { insetInlineEnd: `calc(-1 * ${edge})`, insetBlockStart: 0 } },
  },
]);

export const nameLine = style({
  display: 'flex',
  alignItems: 'baseline',
  gap: '0.625rem',
  marginBlockEnd: '1.125rem',
  ...interfaceType('sm'),
  lineHeight: vars.layout.rule,
  color: vars.color.ink2,
});
globalStyle(`${nameLine} i`, { flex: 1, borderBlockEnd: `1px solid ${vars.color.control}` });
globalStyle(`${nameLine} i[data-short]`, { flex: 0.5 });

export const facts = style({
  display: 'flex',
  flexWrap: 'wrap',
  margin: 0,
  borderBlock: `1px solid ${vars.color.line}`,
  ...interfaceType('xs'),
});
export const fact = style({
  padding: '9px 20px 9px 0',
  marginInlineEnd: '20px',
  borderInlineEnd: `1px solid ${vars.color.line}`,
  minWidth: 0,
  overflowWrap: 'anywhere',
  selectors: { '&:last-child': { border: 0, marginInlineEnd: 0, paddingInlineEnd: 0 } },
  '@media': { [media.touch]: { border: 0, paddingInlineEnd: vars.space[2] } },
});
globalStyle(`${fact} dt`, {
  color: vars.color.ink3,
  fontSize: vars.text['2xs'].size,
  lineHeight: vars.text['2xs'].line,
});
globalStyle(`${fact} dd`, { margin: 0, fontWeight: vars.weight.semi });

export const foot = style({
  display: 'flex',
  justifyContent: 'space-between',
  gap: vars.space[3],
  marginBlockStart: vars.layout.rule,
  marginInline: `calc(${margin} + ${afterRule}) ${edge}`,
  paddingBlockStart: '0.625rem',
  borderBlockStart: `1px solid ${vars.color.line}`,
  ...interfaceType('2xs'),
  color: vars.color.ink3,
});
