import { style } from '@vanilla-extract/css';
import { media } from '@/shared/ui/theme/media';

/** What is about the calendar: a printed week is the week alone, without the private link. */
export const below = style({ display: 'contents', '@media': { [media.print]: { display: 'none' } } });
