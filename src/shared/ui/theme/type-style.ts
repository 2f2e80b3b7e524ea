import { vars } from './contract.css';

type Step = keyof typeof vars.text;
type Weight = keyof typeof vars.weight;

/** A step of the scale in the interface typeface. */
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

/** A step of the scale in Literata, with tabular numbers, for headings, documents and numbers. */
export function displayType(step: Step, weight: Weight = 'medium') {
  return {
    ...interfaceType(step, weight),
    fontFamily: vars.font.display,
    fontVariantNumeric: 'lining-nums tabular-nums',
  };
}

/** Cuts a text after some lines. */
export const clampedTo = (lines: number) =>
  ({
    display: '-webkit-box',
    WebkitBoxOrient: 'vertical',
    WebkitLineClamp: lines,
    overflow: 'hidden',
    // Letters that reach below the line.
    paddingBlockEnd: '0.15em',
    marginBlockEnd: '-0.15em',
  }) as const;

/** Hides text visually, but not from screen readers. */
export const visuallyHidden = {
  position: 'absolute',
  width: '1px',
  height: '1px',
  margin: '-1px',
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
} as const;
