import { recipe } from '@vanilla-extract/recipes';
import { vars } from '../theme/contract.css';

const { color, text: scale } = vars;
const step = (name: keyof typeof scale) => ({
  fontSize: scale[name].size,
  lineHeight: scale[name].line,
  letterSpacing: scale[name].tracking,
});

export const text = recipe({
  base: { minWidth: 0 },
  variants: {
    size: {
      '2xs': step('2xs'),
      xs: step('xs'),
      sm: step('sm'),
      md: step('md'),
      lg: step('lg'),
      xl: step('xl'),
      '2xl': step('2xl'),
      inherit: {},
    },
    tone: {
      inherit: {},
      ink: { color: color.ink },
      soft: { color: color.ink2 },
      muted: { color: color.ink3 },
      primary: { color: color.primary },
      ok: { color: color.ok },
      warn: { color: color.warn },
      danger: { color: color.danger },
      pen: { color: color.pen },
    },
    weight: {
      regular: {},
      medium: { fontWeight: vars.weight.medium },
      semi: { fontWeight: vars.weight.semi },
      bold: { fontWeight: vars.weight.bold },
    },
    voice: {
      interface: {},
      document: { fontFamily: vars.font.display },
      teacher: { fontFamily: vars.font.display, fontStyle: 'italic' },
      figure: { fontFamily: vars.font.display, fontVariantNumeric: 'lining-nums tabular-nums' },
    },
    truncate: {
      true: { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap', display: 'block' },
      false: { overflowWrap: 'break-word' },
    },
    align: { start: {}, center: { textAlign: 'center' }, end: { textAlign: 'end' } },
  },
});
