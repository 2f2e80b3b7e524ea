import { style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css';
import { media } from '../theme/media';
import { displayType, interfaceType } from '../theme/type-style';

export const header = style({
  display: 'flex',
  alignItems: 'flex-end',
  gap: vars.space[8],
  '@media': { [media.touch]: { flexDirection: 'column', alignItems: 'stretch', gap: vars.space[4] } },
});

export const words = style({ minWidth: 0, flex: 1 });

export const overline = style({
  ...interfaceType('sm'),
  color: vars.color.ink2,
  marginBlockEnd: vars.space[2],
});

export const title = style({
  ...displayType('4xl'),
  fontWeight: 470,
  textWrap: 'balance',
  overflowWrap: 'anywhere',
  '@media': {
    [media.touch]: { fontSize: vars.text['3xl'].size, lineHeight: vars.text['3xl'].line },
  },
});

export const lead = style({
  fontFamily: vars.font.display,
  fontSize: vars.text.xl.size,
  lineHeight: '1.875rem',
  color: vars.color.ink2,
  marginBlockStart: '0.375rem',
  maxWidth: '58ch',
  textWrap: 'pretty',
  '@media': { [media.touch]: { fontSize: vars.text.lg.size, lineHeight: vars.text.lg.line } },
});

export const actions = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space[3], flex: 'none' });
