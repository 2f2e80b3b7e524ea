/** Rounded to two decimal places, as points are. */
export const hundredths = (value: number): number => Math.round(value * 100) / 100;
