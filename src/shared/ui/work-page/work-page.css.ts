import { createVar, globalStyle, style } from '@vanilla-extract/css';
import { leaf } from '../private/leaf';
import { vars } from '../theme/contract.css';
import { media } from '../theme/media';
import { displayType, interfaceType } from '../theme/type-style';

const margin = createVar();

export const page = style({
  vars: { [margin]: '9.375rem' },
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: `${margin} minmax(0, 1fr)`,
  overflow: 'hidden',
  ...leaf,
  selectors: {
    '&::before': {
      content: '""',
      position: 'absolute',
      insetBlock: 0,
      insetInlineStart: margin,
      width: '4px',
      borderInline: `1px solid ${vars.color.margin}`,
    },
    // The margin is empty, so it can be narrow.
    '&[data-noted="false"]': { vars: { [margin]: '1.25rem' } },
    '&[data-noted="true"]::before': { borderColor: vars.color.penLine },
  },
  '@media': {
    [media.phone]: { vars: { [margin]: '1.25rem' }, display: 'block' },
    [media.forced]: { border: '1px solid' },
  },
});
const phoneInner = { paddingInline: `calc(${margin} + 1.375rem) ${vars.space[5]}` };

export const text = style({
  gridColumn: 2,
  paddingBlockStart: '1.625rem',
  paddingInline: '1.75rem 2.25rem',
  minWidth: 0,
  '@media': { [media.phone]: { ...phoneInner, paddingBlockStart: vars.space[5] } },
});
export const due = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '0.625rem',
  ...interfaceType('sm'),
  color: vars.color.ink3,
});
export const title = style({
  marginBlock: `${vars.space[2]} 0.875rem`,
  ...displayType('2xl'),
  overflowWrap: 'anywhere',
});
/** The ruled lines of the student's text. */
export const mine = style({
  margin: 0,
  paddingBlockEnd: '1px',
  maxWidth: '56ch',
  ...displayType('md', 'regular'),
  fontSize: '1.0625rem',
  lineHeight: '1.875rem',
  overflowWrap: 'anywhere',
  background: `repeating-linear-gradient(transparent 0 calc(1.875rem - 1px), ${vars.color.rule} calc(1.875rem - 1px) 1.875rem)`,
});
export const mark = style({
  background: 'none',
  color: 'inherit',
  textDecoration: 'underline',
  textDecorationColor: vars.color.pen,
  textDecorationThickness: '1.5px',
  textUnderlineOffset: '4px',
});
export const note = style({
  gridColumn: 1,
  gridRow: '1 / 3',
  margin: 0,
  padding: '7.875rem 1rem 1rem 1.125rem',
  ...displayType('md', 'regular'),
  fontStyle: 'italic',
  color: vars.color.pen,
  textAlign: 'end',
  overflowWrap: 'anywhere',
  '@media': {
    [media.phone]: { ...phoneInner, paddingBlock: `${vars.space[3]} 0`, textAlign: 'start' },
  },
});
export const by = style({
  display: 'block',
  marginBlockStart: vars.space[1],
  ...interfaceType('2xs'),
  fontStyle: 'normal',
});
export const foot = style({
  gridColumn: 2,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space[4],
  marginBlockStart: '1.375rem',
  paddingBlock: `${vars.space[4]} 1.125rem`,
  paddingInline: '1.75rem 2.25rem',
  '@media': { [media.phone]: { ...phoneInner, marginBlockStart: vars.space[1] } },
});
export const status = style({ ...displayType('xs', 'regular'), color: vars.color.ink2 });
export const action = style({ marginInlineStart: 'auto', '@media': { [media.phone]: { width: '100%' } } });
globalStyle(`${action} > *`, { '@media': { [media.phone]: { width: '100%' } } });
