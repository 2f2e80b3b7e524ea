/** Rounded to two decimal places, as points are. */
export const hundredths = (value: number): number => Math.round(value * 100) / 100;

/** Rounded to four decimal places, in which scores are compared: the mean of marks has more than two. */
export const enteredPoints = (value: number): number => Number(value.toFixed(4));
