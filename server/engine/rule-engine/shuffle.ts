/** A generator of numbers from 0 to below 1, the same sequence for the same seed. */
export function seeded(seed: string): () => number {
  let state = 2_166_136_261;
  for (const char of seed) state = Math.imul(state ^ (char.codePointAt(0) ?? 0), 16_777_619);
  return () => {
    state = (state + 0x6d_2b_79_f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

/** Shuffles in the same order for the same seed; two or more items always change order. */
export function shuffled<Thing>(things: readonly Thing[], seed: string): Thing[] {
  const random = seeded(seed);
  const result = [...things];
  for (let index = result.length - 1; index > 0; index -= 1) {
    const other = Math.floor(random() * (index + 1));
    const [a, b] = [result[index], result[other]];
    if (a !== undefined && b !== undefined) [result[index], result[other]] = [b, a];
  }
  const same = result.every((thing, index) => thing === things[index]);
  const [first, ...rest] = result;
  return same && first !== undefined && rest.length > 0 ? [...rest, first] : result;
}
