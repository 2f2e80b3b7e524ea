/** Rounded to two decimal places, as points are. */
export const hundredths = (value: number): number => Math.round(value * 100) / 100;

/** Rounded to four decimal places, the most that points have which a person enters: 0.1 + 0.2 is 0.3. */
export const enteredPoints = (value: number): number => Number(value.toFixed(4));
