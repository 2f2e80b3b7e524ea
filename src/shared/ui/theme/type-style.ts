import { vars } from './contract.css';

type Step = keyof typeof vars.text;
type Weight = keyof typeof vars.weight;

/** One step of the scale in the interface face. */
export function interfaceType(step: Step, weight: Weight = 'regular') {
  const { size, line, tracking } = vars.text[step];
  return {
    fontFamily: vars.font.text,
    fontSize: size,
    lineHeight: line,
    letterSpacing: tracking,
    fontWeight: vars.weight[weight],
  };
}

/** One step of the scale in Literata, with figures that line up: headings, documents, numbers. */
export function displayType(step: Step, weight: Weight = 'medium') {
  return {
    ...interfaceType(step, weight),
    fontFamily: vars.font.display,
    fontVariantNumeric: 'lining-nums tabular-nums',
  };
}

/** Text that only a screen reader meets. */
export const visuallyHidden = {
  position: 'absolute',
  width: '1px',
  height: '1px',
  margin: '-1px',
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
} as const;
