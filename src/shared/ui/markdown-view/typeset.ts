import 'katex/dist/katex.min.css';
import katex from 'katex';

/** Draws a formula into an element. Nodes are built one by one: the content policy allows no inline style in HTML. */
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
