/** Whether a number has at most two decimals, as every score has that a person enters; 0.1 + 0.2 counts as 0.3. */
export const isInHundredths = (value: number): boolean =>
  Math.abs(value - Math.round(value * 100) / 100) < 1e-9;
