import { style } from '@vanilla-extract/css';
import { vars } from '@/shared/ui/theme/contract.css';
import { media } from '@/shared/ui/theme/media';
import { displayType, interfaceType } from '@/shared/ui/theme/type-style';

const { color, space } = vars;

export const which = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)' });

export const answer = style({ selectors: { '&:not(:empty)': { marginBlockStart: space[4] } } });

export const found = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space[4],
  padding: '0.875rem 1.125rem',
  border: `1px solid ${color.line}`,
  borderRadius: vars.radius.page,
  background: color.sheet,
  boxShadow: vars.shadow.mid,
});

export const words = style({ flex: '1 1 12rem', minWidth: 0, overflowWrap: 'anywhere' });

export const title = style({ ...displayType('lg', 'semi'), lineHeight: '1.5rem' });

export const teacher = style({ ...interfaceType('xs'), color: color.ink2 });

export const birthDate = style({
  display: 'grid',
  gridTemplateColumns: '1fr 1.6fr 1.2fr',
  gap: space[5],
  maxWidth: '30rem',
  '@media': {
    [media.phone]: { gap: '0.625rem' },
    [media.tiny]: { gridTemplateColumns: 'minmax(0, 1fr)' },
  },
});

export const notice = style({
  padding: `${space[5]} ${space[6]}`,
  borderRadius: vars.radius.page,
  background: color.primaryTint,
  boxShadow: `inset 6px 0 0 ${color.primary}`,
  ...interfaceType('sm'),
  selectors: {
    '&[data-tone="warn"]': { background: color.warnTint, boxShadow: `inset 6px 0 0 ${color.warn}` },
  },
  '@media': { [media.forced]: { border: '1px solid' }, [media.phone]: { paddingInline: space[5] } },
});

export const noticeTitle = style({
  ...displayType('lg', 'semi'),
  lineHeight: '1.5rem',
  marginBlockEnd: space[2],
});

export const lines = style({ margin: 0, padding: 0, listStyle: 'none', display: 'grid', gap: space[1] });

export const line = style({
  display: 'grid',
  gridTemplateColumns: '1.25rem minmax(0, 1fr)',
  alignItems: 'start',
  gap: '0.625rem',
  lineHeight: '1.5rem',
});

export const lineIcon = style({ display: 'grid', marginBlockStart: '0.25rem', color: color.primary });

export const ai = style({ display: 'grid', gap: space[3] });

export const error = style({ ...interfaceType('xs'), color: color.danger });
