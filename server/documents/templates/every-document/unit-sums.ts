import { evaluate } from '../questions/arithmetic.ts';

/** A number, sign or bracket of an expression, with the unit after it. */
export interface Part {
  kind: string;
  text: string;
  unit?: string;
}

/** How many of the smallest unit of its kind each unit has. */
const KINDS: readonly Readonly<Record<string, number>>[] = [
  { mm: 1, cm: 10, m: 1_000, km: 1_000_000 },
  { mg: 1, g: 1_000, kg: 1_000_000 },
  { ml: 1, l: 1_000 },
  { s: 1, min: 60, h: 3_600, day: 86_400, week: 604_800 },
  { inch: 1, inche: 1, foot: 12, feet: 12, ft: 12, yard: 36, yd: 36, mile: 63_360 },
  { ounce: 1, oz: 1, pound: 16, lb: 16 },
  { cup: 1, pint: 2, quart: 4, gallon: 16 },
];

interface Sum {
  kind: Readonly<Record<string, number>>;
  /** In the smallest unit of its kind. */
  value: number;
  /** How much of it the one unit of all terms has; 1 if they have several. */
  scale: number;
}

/** A sum of measures of one kind, such as 2 kg + 750 g; null for anything else, such as 60 km ÷ 2 h. */
export function sumOf(parts: readonly Part[]): Sum | null {
  const terms = termsOf(parts);
  const [first] = terms.flatMap(({ own }) => own.flatMap(({ unit }) => unit ?? []));
  const kind = KINDS.find((each) => first !== undefined && first in each);
  if (!kind) return null;
  const scales = new Set<number>();
  let value = 0;
  for (const { sign, own } of terms) {
    const [unit, ...others] = own.flatMap((part) => part.unit ?? []);
    const scale = unit === undefined || others.length > 0 ? undefined : kind[unit];
    const amount = evaluate(own.map(({ text }) => text).join(''));
    if (scale === undefined || amount === null) return null;
    scales.add(scale);
    value += sign * amount * scale;
  }
  const [scale = 1] = scales;
  return { kind, value, scale: scales.size === 1 ? scale : 1 };
}

/** Splits at each plus and minus outside of brackets. */
function termsOf(parts: readonly Part[]): { sign: 1 | -1; own: Part[] }[] {
  const terms: { sign: 1 | -1; own: Part[] }[] = [{ sign: 1, own: [] }];
  let depth = 0;
  for (const part of parts) {
    depth += part.kind === 'open' ? 1 : part.kind === 'close' ? -1 : 0;
    if (depth === 0 && (part.text === '+' || part.text === '-'))
      terms.push({ sign: part.text === '+' ? 1 : -1, own: [] });
    else terms.at(-1)?.own.push(part);
  }
  return terms;
}
