import { style } from '@vanilla-extract/css';
import { vars } from '@/shared/ui/theme/contract.css';
import { displayType, interfaceType } from '@/shared/ui/theme/type-style';

const { color, space } = vars;

export const list = style({ listStyle: 'none', margin: 0, padding: 0 });

/** The time stands in the margin, as on the page of a support ticket; on a phone above the message. */
export const message = style({
  display: 'grid',
  gridTemplateColumns: '5.5rem minmax(0, 1fr)',
  columnGap: space[5],
  paddingBlock: space[5],
  borderBlockEnd: `1px solid ${color.rule}`,
  '@media': {
    '(max-width: 40rem)': { gridTemplateColumns: 'minmax(0, 1fr)', rowGap: space[1] },
  },
});

export const time = style({ ...interfaceType('2xs'), margin: 0, color: color.ink3 });

export const by = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space[2],
  ...interfaceType('sm', 'semi'),
  margin: 0,
  marginBlockEnd: space[2],
});

export const role = style({ ...interfaceType('2xs'), color: color.ink3 });

export const text = style({
  ...displayType('md'),
  margin: 0,
  maxWidth: '40rem',
  whiteSpace: 'pre-wrap',
  overflowWrap: 'anywhere',
});

export const below = style({ marginBlockStart: space[3] });
