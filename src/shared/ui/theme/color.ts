/** Linear sRGB channels of an `oklch(l c h)` colour, clamped to the screen's gamut. */
function linearRgb(oklch: string): [number, number, number] {
  const [l = NaN, c = NaN, h = NaN] = (/^oklch\(([^/)]+)\)$/.exec(oklch)?.[1] ?? '')
    .trim()
    .split(/\s+/)
    .map(Number);
  if (Number.isNaN(l + c + h)) throw new Error(`Not an opaque OKLCH colour: ${oklch}`);
  const a = c * Math.cos((h * Math.PI) / 180);
  const b = c * Math.sin((h * Math.PI) / 180);
  const long = (l + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const medium = (l - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const short = (l - 0.0894841775 * a - 1.291485548 * b) ** 3;
  const clamp = (value: number) => Math.min(1, Math.max(0, value));
  return [
    clamp(4.0767416621 * long - 3.3077115913 * medium + 0.2309699292 * short),
    clamp(-1.2684380046 * long + 2.6097574011 * medium - 0.3413193965 * short),
    clamp(-0.0041960863 * long - 0.7034186147 * medium + 1.707614701 * short),
  ];
}

function luminance(oklch: string) {
  const [red, green, blue] = linearRgb(oklch);
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** WCAG 2.2 contrast ratio of two opaque OKLCH colours, from 1 to 21. */
export function contrastRatio(first: string, second: string) {
  const [low = 0, high = 0] = [luminance(first), luminance(second)].toSorted((a, b) => a - b);
  return (high + 0.05) / (low + 0.05);
}
