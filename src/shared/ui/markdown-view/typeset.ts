import 'katex/dist/katex.min.css';
import katex from 'katex';

/** Draws a formula into an element. Nodes are built one by one: the content policy allows no inline style in HTML. */
export function typeset(place: HTMLElement, tex: string, display: boolean) {
  katex.render(tex, place, {
    displayMode: display,
    throwOnError: false,
    // Red is for marking: what cannot be read stands as it was typed.
    errorColor: 'currentColor',
    strict: 'ignore',
    trust: false,
  });
}
