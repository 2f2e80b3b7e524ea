import { style } from '@vanilla-extract/css';
import { stretched } from '../private/stretched';
import { vars } from '../theme/contract.css';
import { media } from '../theme/media';
import { displayType, interfaceType, visuallyHidden } from '../theme/type-style';

const bound = { borderStartStartRadius: vars.radius.xs, borderEndStartRadius: vars.radius.xs };
const plateLine = `1px solid color-mix(in oklab, ${vars.color.onPlate3} 35%, ${vars.color.plate})`;

export const card = style({ position: 'relative', minWidth: 0 });
export const cover = style({
  minHeight: '10.75rem',
  padding: `${vars.space[5]} ${vars.space[4]} ${vars.space[4]}`,
  borderRadius: '9px',
  ...bound,
  borderInlineStart: `14px solid ${vars.template.spine}`,
  background: vars.template.cover,
  boxShadow: vars.shadow.mid,
  transition: `transform ${vars.motion.move} ${vars.motion.pen}`,
  selectors: { [`${card}:hover &`]: { transform: 'translateY(-3px)' } },
  '@media': { [media.forced]: { border: '1px solid' }, [media.phone]: { paddingInline: vars.space[3] } },
});
export const plate = style({
  padding: '0.75rem 0.875rem 0.5rem',
  borderRadius: vars.radius.xs,
  background: vars.color.plate,
  color: vars.color.onPlate,
});
export const subject = style({
  ...displayType('lg'),
  fontWeight: 540,
  lineHeight: '1.5rem',
  overflowWrap: 'anywhere',
});
export const link = style({ selectors: { ...stretched, '&:focus-visible::after': { zIndex: 1 } } });
export const unseen = style(visuallyHidden);
export const facts = style({ margin: 0 });
export const fact = style({
  display: 'flex',
  justifyContent: 'space-between',
  gap: vars.space[2],
  borderBlockStart: plateLine,
  ...interfaceType('2xs'),
  lineHeight: '1.5rem',
  color: vars.color.onPlate2,
});
export const figure = style({
  margin: 0,
  ...displayType('2xs'),
  lineHeight: '1.5rem',
  color: vars.color.onPlate,
  overflowWrap: 'anywhere',
});
export const foot = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[2],
  marginBlockStart: '0.625rem',
});
/** Above the link, which covers the card. */
export const actions = style({ position: 'relative', display: 'flex', marginInlineStart: 'auto' });
export const next = style({
  minWidth: 0,
  margin: 0,
  ...displayType('2xs', 'regular'),
  color: vars.color.ink2,
});
export const what = style({
  display: 'block',
  ...interfaceType('sm', 'semi'),
  color: vars.color.ink,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
});
