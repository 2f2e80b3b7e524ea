export const scaleNames = ['90/80/70/60', 'Plus and minus', '4–1', 'Custom'] as const;

export interface ScaleStep {
  grade: string;
  /** The lowest percentage of the grade. */
  from: number;
}

const steps = (...pairs: readonly (readonly [string, number])[]): ScaleStep[] =>
  pairs.map(([grade, from]) => ({ grade, from }));

const presets: Readonly<Record<string, readonly ScaleStep[]>> = {
  '90/80/70/60': steps(['A', 90], ['B', 80], ['C', 70], ['D', 60], ['F', 0]),
  'Plus and minus': steps(
    ['A', 93],
    ['A−', 90],
    ['B+', 87],
    ['B', 83],
    ['B−', 80],
    ['C+', 77],
    ['C', 73],
    ['C−', 70],
    ['D+', 67],
    ['D', 63],
    ['D−', 60],
    ['F', 0],
  ),
  '4–1': steps(['4', 90], ['3', 75], ['2', 60], ['1', 0]),
};

/** The rows of a scale, the best grade first: "90–100 %", "80–89 %". */
export function scaleRows(name: string, custom: readonly ScaleStep[]): { grade: string; percent: string }[] {
  const scale = (presets[name] ?? custom).toSorted((a, b) => b.from - a.from);
  return scale.map(({ grade, from }, index) => {
    const above = scale[index - 1]?.from;
    const to = above === undefined ? '–100 %' : `–${above % 1 === 0 ? above - 1 : above} %`;
    return { grade, percent: from === 0 && above !== undefined ? `below ${above} %` : `${from}${to}` };
  });
}
