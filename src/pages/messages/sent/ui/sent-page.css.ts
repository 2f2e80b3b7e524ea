import { style } from '@vanilla-extract/css';
import { displayType } from '@/shared/ui/theme/type-style';

export const text = style({
  ...displayType('md'),
  margin: 0,
  maxWidth: '40rem',
  whiteSpace: 'pre-wrap',
  overflowWrap: 'anywhere',
});
