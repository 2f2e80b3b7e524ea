import type { StripeElementStyle } from '@stripe/stripe-js';
import { vars } from '@/shared/ui/theme/contract.css';

/** The theme for Stripe's fields, which are in an iframe that our style sheets do not reach. */
export function typeFor(root: HTMLElement): StripeElementStyle {
  const colorOf = (token: string) => asRgb(getComputedStyle(root).getPropertyValue(nameIn(token)).trim());
  return {
    base: {
      color: colorOf(vars.color.ink),
      fontSize: vars.text.md.size,
      fontFamily: 'Georgia, serif',
      '::placeholder': { color: colorOf(vars.color.ink3) },
    },
    invalid: { color: colorOf(vars.color.danger) },
  };
}

const DARK = '(prefers-color-scheme: dark)';

/** The chosen theme, or the system's if the user chose none. */
export const themeNow = (): string =>
  `${document.documentElement.dataset['theme'] ?? ''} ${matchMedia(DARK).matches}`;

/** Calls back when the theme changes; returns a function that stops it. */
export function watchTheme(changed: () => void): () => void {
  const chosen = new MutationObserver(changed);
  chosen.observe(document.documentElement, { attributeFilter: ['data-theme'] });
  const system = matchMedia(DARK);
  system.addEventListener('change', changed);
  return () => {
    chosen.disconnect();
    system.removeEventListener('change', changed);
  };
}

/** `var(--ink)` is `--ink`. */
const nameIn = (token: string) => /--[\w-]+/.exec(token)?.[0] ?? '';

/** Stripe does not accept OKLCH, so the colour is read from a painted pixel. */
function asRgb(color: string): string {
  const canvas = document.createElement('canvas');
  canvas.width = 1;
  canvas.height = 1;
  const pen = canvas.getContext('2d');
  if (pen === null) return color;
  pen.fillStyle = color;
  pen.fillRect(0, 0, 1, 1);
  const [red, green, blue] = pen.getImageData(0, 0, 1, 1).data;
  return `rgb(${red}, ${green}, ${blue})`;
}
