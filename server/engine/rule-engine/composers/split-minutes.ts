/** Splits minutes by weight into whole numbers with the same sum; each is at least one if there are enough. */
export function splitMinutes(total: number, weights: readonly number[]): number[] {
  const sum = weights.reduce((a, b) => a + b, 0);
  if (sum === 0 || weights.length === 0) return weights.map(() => 0);
  const exact = weights.map((weight) => (total * weight) / sum);
  const least = total >= weights.length ? 1 : 0;
  const whole = exact.map((value) => Math.max(least, Math.floor(value)));
  const byRest = exact
    .map((value, index) => ({ index, rest: value - Math.floor(value) }))
    .toSorted((a, b) => b.rest - a.rest || a.index - b.index);
  let missing = total - whole.reduce((a, b) => a + b, 0);
  for (let turn = 0; missing > 0; turn += 1, missing -= 1) {
    const index = byRest[turn % byRest.length]?.index ?? 0;
    whole[index] = (whole[index] ?? 0) + 1;
  }
  for (; missing < 0; missing += 1) {
    const longest = whole.indexOf(Math.max(...whole));
    whole[longest] = (whole[longest] ?? 0) - 1;
  }
  return whole;
}
