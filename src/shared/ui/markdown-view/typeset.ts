import 'katex/dist/katex.min.css';
import katex from 'katex';
import renderA11yString from 'katex/contrib/render-a11y-string';

/** Renders a formula into an element. Builds DOM nodes, because the security policy forbids inline styles in HTML. */
export function typeset(place: HTMLElement, tex: string, display: boolean) {
  katex.render(tex, place, {
    displayMode: display,
    throwOnError: false,
    // Red is reserved for marking, so invalid source is shown as typed.
    errorColor: 'currentColor',
    strict: 'ignore',
    trust: false,
  });
  const spoken = speak(tex);
  if (spoken) place.querySelector('math')?.setAttribute('aria-label', spoken);
}

/** A formula in words: without a name, it does not count for the label of a control. Invalid source has none. */
function speak(tex: string): string | null {
  try {
    return renderA11yString(tex);
  } catch {
    return null;
  }
}
