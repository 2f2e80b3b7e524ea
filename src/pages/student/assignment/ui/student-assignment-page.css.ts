import { style } from '@vanilla-extract/css';
import { displayType } from '@/shared/ui/theme/type-style';

export const instructions = style({
  ...displayType('lg', 'regular'),
  margin: 0,
  maxWidth: '42rem',
  overflowWrap: 'anywhere',
});
