import { globalStyle, style } from '@vanilla-extract/css';
import { media } from '@/shared/ui/theme/media';

/** The sheets that the browser's own print command prints, without what is beside them; they are not on the screen. */
export const browserPrint = style({});
globalStyle(`${browserPrint} > [data-sheets]`, { '@media': { screen: { display: 'none' } } });
globalStyle(`:has(> ${browserPrint} > [data-sheets]) > :not(${browserPrint})`, {
  '@media': { [media.print]: { display: 'none' } },
});
