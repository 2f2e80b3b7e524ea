import 'katex/dist/katex.min.css';
import katex from 'katex';

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
}
