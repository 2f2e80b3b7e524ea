import { plainFormula, readFormula } from '../formula.ts';
import { type Run, runsOf } from '../inline.ts';

/**
 * A question's text without marks, its formulas in the delimiters that Moodle's and Canvas's MathJax typeset. A single
 * dollar is none of them, and an HTML filter would read a sign such as < as the start of a tag.
 */
export const typeset = (text: string): string =>
  withFormulas(text, ({ text: tex, formula }) => {
    const safe = tex.replaceAll('<', String.raw`\lt `).replaceAll('>', String.raw`\gt `);
    return formula === 'display' ? `$$${safe}$$` : String.raw`\(${safe}\)`;
  });

/** The text with its formulas in one line, for menus and forms, which typeset nothing. */
export const untypeset = (text: string): string =>
  withFormulas(text, ({ text: tex, formula }) => {
    const node = readFormula(tex, formula === 'display');
    return node ? plainFormula(node).trim() : tex;
  });

const withFormulas = (text: string, write: (run: Run) => string): string =>
  runsOf(text)
    .map((run) => (run.formula ? write(run) : run.text))
    .join('');
