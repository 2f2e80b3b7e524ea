import { recipe } from '@vanilla-extract/recipes';
import { vars } from '../theme/contract.css';
import { media } from '../theme/media';

const step = (name: keyof typeof vars.text, fontWeight: string) => ({
  fontSize: vars.text[name].size,
  lineHeight: vars.text[name].line,
  letterSpacing: vars.text[name].tracking,
  fontWeight,
});

export const heading = recipe({
  base: {
    fontFamily: vars.font.display,
    fontVariantNumeric: 'lining-nums',
    textWrap: 'balance',
    overflowWrap: 'break-word',
    minWidth: 0,
  },
  variants: {
    size: {
      md: step('md', '540'),
      lg: step('lg', '540'),
      xl: step('xl', '520'),
      '2xl': step('2xl', '500'),
      '3xl': { ...step('3xl', '480'), '@media': { [media.phone]: step('2xl', '500') } },
      '4xl': { ...step('4xl', '470'), '@media': { [media.phone]: step('3xl', '480') } },
      '5xl': { ...step('5xl', '460'), '@media': { [media.phone]: step('4xl', '470') } },
    },
    tone: { ink: {}, soft: { color: vars.color.ink2 }, pen: { color: vars.color.pen } },
  },
});
