import { globalStyle, style } from '@vanilla-extract/css';
import { media } from '@/shared/ui/theme/media';
import { vars } from '@/shared/ui/theme/contract.css';
import { displayType } from '@/shared/ui/theme/type-style';

/** Only on paper, where it is alone. */
export const sheet = style({
  display: 'none',
  '@media': { [media.print]: { display: 'block' } },
});
globalStyle(`body:has(> ${sheet}) > :not(${sheet})`, {
  '@media': { [media.print]: { display: 'none' } },
});

export const board = style({
  display: 'grid',
  justifyItems: 'center',
  gap: vars.space[6],
  paddingBlockStart: vars.space[8],
  textAlign: 'center',
});
export const code = style({ ...displayType('4xl', 'semi'), fontSize: '48pt', lineHeight: 1.2 });
export const picture = style({ width: '3.5in' });
export const address = style({ fontSize: '14pt', overflowWrap: 'anywhere' });
