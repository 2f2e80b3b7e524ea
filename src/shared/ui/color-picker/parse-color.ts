/** An RGB colour: channels from 0 to 255, alpha from 0 to 1. */
export type Rgba = { red: number; green: number; blue: number; alpha: number };

const hexPattern = /^#?([0-9a-f]{3,4}|[0-9a-f]{6}|[0-9a-f]{8})$/i;
const rgbPattern = /^rgba?\(([^)]*)\)$/i;

const channel = (text: string | undefined, base: 10 | 16) => {
  const value = base === 16 ? Number.parseInt(text ?? '', 16) : Number(text);
  return Number.isFinite(value) ? Math.round(Math.min(255, Math.max(0, value))) : 0;
};

const opacity = (text: string | undefined) => {
  if (text === undefined || text === '') return 1;
  const value = text.endsWith('%') ? Number(text.slice(0, -1)) / 100 : Number(text);
  return Number.isFinite(value) ? Math.min(1, Math.max(0, value)) : 0;
};

/** Parses hex with 3 or 6 digits and optional alpha, or rgb(a); unreadable channels become zero. */
export function parseColor(text: string): Rgba {
  const hex = hexPattern.exec(text.trim())?.[1];
  if (hex) {
    const pairs = hex.length < 6 ? hex.replace(/./g, '$&$&') : hex;
    const [red, green, blue, alpha] = pairs.match(/../g) ?? [];
    return {
      red: channel(red, 16),
      green: channel(green, 16),
      blue: channel(blue, 16),
      alpha: alpha === undefined ? 1 : channel(alpha, 16) / 255,
    };
  }
  const parts =
    rgbPattern
      .exec(text.trim())?.[1]
      ?.split(/[\s,/]+/)
      .filter(Boolean) ?? [];
  const [red, green, blue, alpha] = parts;
  return { red: channel(red, 10), green: channel(green, 10), blue: channel(blue, 10), alpha: opacity(alpha) };
}

/** Formats a colour as `#rrggbb`, or `#rrggbbaa` if it is not opaque. */
export function toHex({ red, green, blue, alpha }: Rgba) {
  const pair = (value: number) => Math.round(value).toString(16).padStart(2, '0');
  return `#${pair(red)}${pair(green)}${pair(blue)}${alpha < 1 ? pair(alpha * 255) : ''}`;
}
