import { style } from '@vanilla-extract/css';
import { media } from '@/shared/ui/theme/media';

/** The link is private: a printed schedule doesn't show it. */
export const link = style({ '@media': { [media.print]: { display: 'none' } } });
