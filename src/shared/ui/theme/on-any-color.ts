const black = (share: number) => `oklch(0 0 0 / ${share})`;
const white = 'oklch(1 0 0)';

/** A readable text colour on any background: light on dark, dark on light. */
export const onAnyColor = {
  text: white,
  edge: `inset 0 0 0 1px ${black(0.12)}`,
  bound: `inset 4px 0 0 ${black(0.18)}`,
  ring: { border: `2px solid ${white}`, boxShadow: `0 0 0 1px ${black(0.6)}` },
};
