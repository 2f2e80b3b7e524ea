import { style } from '@vanilla-extract/css';
import { vars } from '@/shared/ui/theme/contract.css';
import { media } from '@/shared/ui/theme/media';
import { displayType, interfaceType } from '@/shared/ui/theme/type-style';

const { color, radius, space } = vars;

export const form = style({ display: 'grid', gap: space[8], minWidth: 0 });
export const fields = style({ display: 'grid', gap: space[4], minWidth: 0 });

/** Dashed in the sandbox, where nothing is charged. */
export const sandbox = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  columnGap: space[3],
  rowGap: space[2],
  padding: `${space[3]} ${space[4]}`,
  border: `1.5px dashed ${color.warn}`,
  borderRadius: radius.md,
  background: color.warnTint,
  ...interfaceType('xs'),
  color: color.ink,
});
export const sandboxIcon = style({ color: color.warn });
export const sandboxTitle = style({ color: color.warn, fontWeight: vars.weight.bold });
export const picker = style({ gridColumn: '2', maxWidth: '24rem' });

export const card = style({
  display: 'grid',
  gap: '0.375rem',
  minWidth: 0,
  border: 0,
  padding: 0,
  margin: 0,
});
export const legend = style({
  padding: 0,
  marginBlockEnd: '0.375rem',
  ...interfaceType('xs', 'semi'),
  color: color.ink,
});

export const box = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)',
  border: `1px solid ${color.control}`,
  borderRadius: radius.md,
  overflow: 'clip',
  background: color.raised,
  selectors: {
    '&[data-invalid="true"]': { borderColor: color.danger, boxShadow: `0 0 0 1px ${color.danger}` },
    '&[data-disabled="true"]': { background: color.well, borderColor: color.line2 },
  },
});

const part = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[2],
  minWidth: 0,
  height: '3rem',
  paddingInline: '0.875rem',
  selectors: { '&:focus-within': { boxShadow: `inset 0 0 0 2px ${color.focus}` } },
});
export const numberPart = style([part, { gridColumn: '1 / -1' }]);
export const expiryPart = style([part, { borderBlockStart: `1px solid ${color.line2}` }]);
export const cvcPart = style([expiryPart, { borderInlineStart: `1px solid ${color.line2}` }]);
export const partIcon = style({ display: 'flex', color: color.ink3 });

/** The container of a card provider's field. */
export const place = style({
  flex: 1,
  minWidth: 0,
  height: '100%',
  display: 'grid',
  alignItems: 'center',
  ...displayType('md'),
});

export const brand = style({
  flex: 'none',
  padding: '0.1875rem 0.4375rem',
  borderRadius: '3px',
  background: color.binding,
  color: color.onBinding,
  ...interfaceType('2xs', 'bold'),
  lineHeight: '1',
  fontStyle: 'italic',
});

export const message = style({
  display: 'flex',
  alignItems: 'flex-start',
  gap: '0.375rem',
  ...interfaceType('2xs', 'semi'),
  color: color.danger,
  selectors: { '&:empty': { display: 'none' } },
});
export const messageIcon = style({ display: 'flex', flex: 'none', marginBlockStart: '2px' });
export const safe = style([message, { color: color.ink3, fontWeight: vars.weight.regular }]);

export const address = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr) 10rem',
  gap: space[4],
  '@media': { [media.touch]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)' } },
});
export const whole = style({ gridColumn: '1 / -1', minWidth: 0 });
export const city = style({ minWidth: 0, '@media': { [media.touch]: { gridColumn: '1 / -1' } } });
