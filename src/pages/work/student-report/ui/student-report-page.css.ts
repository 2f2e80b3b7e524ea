import { style } from '@vanilla-extract/css';
import { media } from '@/shared/ui/theme/media';

export const screenOnly = style({ '@media': { [media.print]: { display: 'none' } } });

/** The comment on paper, without the field that it is typed in. */
export const paperOnly = style({
  display: 'none',
  whiteSpace: 'pre-wrap',
  overflowWrap: 'anywhere',
  '@media': { [media.print]: { display: 'block' } },
});
