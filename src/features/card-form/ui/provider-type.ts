import type { StripeElementStyle } from '@stripe/stripe-js';
import { vars } from '@/shared/ui/theme/contract.css';

/** How Stripe's fields write, taken from the theme: they stand in a frame of Stripe's, which our style sheets do not reach. */
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

/** What the colours depend on: the theme that was chosen, and what the system asks for where none was. */
export const themeNow = (): string =>
  `${document.documentElement.dataset['theme'] ?? ''} ${matchMedia(DARK).matches}`;

/** Tells when the theme changes, until it is called off. */
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

/** The theme is in OKLCH, which Stripe does not read: one painted pixel tells what it is on a screen. */
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
