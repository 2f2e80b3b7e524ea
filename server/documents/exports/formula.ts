import katex from 'katex';
import { SaxesParser } from 'saxes';
import { z } from 'zod';

/** An element of MathML; its attributes are those of the element. */
export interface MathNode {
  tag: string;
  attributes: Readonly<Record<string, string>>;
  text: string;
  children: MathNode[];
}

/** Reads TeX with the library that shows it on the screen; undefined when it is invalid. */
export function readFormula(tex: string, display: boolean): MathNode | undefined {
  try {
    return rowOf(
      katex.renderToString(tex, {
        output: 'mathml',
        displayMode: display,
        strict: 'ignore',
        trust: false,
        maxExpand: 500,
      }),
    );
  } catch {
    return undefined;
  }
}

const attributesSchema = z.record(z.string(), z.string());

/** The row under `semantics`, beside which the source stands as an annotation. */
function rowOf(markup: string): MathNode | undefined {
  const root: MathNode = { tag: 'root', attributes: {}, text: '', children: [] };
  const open = [root];
  const parser = new SaxesParser({ fragment: true });
  parser.on('opentag', ({ name: tag, attributes }) => {
    const node = { tag, attributes: attributesSchema.parse(attributes), text: '', children: [] };
    open.at(-1)?.children.push(node);
    open.push(node);
  });
  parser.on('text', (text) => {
    const node = open.at(-1);
    if (node) node.text += text;
  });
  parser.on('closetag', () => open.pop());
  parser.on('error', (error) => {
    throw error;
  });
  parser.write(markup).close();
  return find(root, 'semantics')?.children[0];
}

function find(node: MathNode, tag: string): MathNode | undefined {
  if (node.tag === tag) return node;
  for (const child of node.children) {
    const found = find(child, tag);
    if (found) return found;
  }
  return undefined;
}

/** The formula in one line, such as "(a+b)/2" or "x^2", for readers of plain text and screen readers. */
export function plainFormula(node: MathNode): string {
  const parts = node.children.map(plainFormula);
  const [first = '', second = '', third = ''] = parts;
  const [one = '', two = '', three = ''] = node.children.map((child, index) =>
    grouped(child, parts[index] ?? ''),
  );
  switch (node.tag) {
    case 'mfrac':
      return node.attributes['linethickness'] === '0px' ? `${first} over ${second}` : `${one}/${two}`;
    case 'msqrt':
      return `√(${parts.join('')})`;
    case 'mroot':
      return `root ${second} of (${first})`;
    case 'msup':
      return second === '∘' ? `${one}°` : /^[′]+$/u.test(second) ? `${one}${second}` : `${one}^${two}`;
    case 'msub':
      return `${one}_${two}`;
    case 'msubsup':
      return `${one}_${two}^${three}`;
    case 'mover':
      return ACCENTS.has(second) ? `${one}${second}` : `${one}^${two}`;
    case 'munder':
      return `${first} (${second})`;
    case 'munderover':
      return `${first} (${second} to ${third})`;
    case 'mtr':
      return parts.join(', ');
    case 'mtable':
      return parts.join('; ');
    case 'mo':
      return SPACED.test(node.text) ? ` ${node.text} ` : node.text.replaceAll(INVISIBLE, '');
    case 'mphantom':
      return '';
    default:
      return parts.length > 0 ? parts.join('').replaceAll(/ {2,}/g, ' ') : node.text;
  }
}

const ACCENTS = new Set(['‾', '^', '⃗', '~', '˙', '¨', '→', 'ˉ', '⏞']);
const SPACED = /^[=≠<>≤≥≈≡→⇒×÷±∈∉⊂∪∩·⋅+−-]$/u;
const INVISIBLE = /[\u2061-\u2064\u200B]/gu;

/** Parentheses around more than one term, where a fraction or a power would be ambiguous. */
function grouped(node: MathNode, text: string): string {
  const terms = node.tag === 'mrow' || node.tag === 'mstyle' ? node.children.length : 1;
  return (terms > 1 && !/^\(.*\)$/.test(text)) || node.tag === 'mfrac' ? `(${text.trim()})` : text.trim();
}
