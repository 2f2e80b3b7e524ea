import { InputRule, Node } from '@tiptap/core';
import { NodeViewWrapper, type NodeViewProps, ReactNodeViewRenderer } from '@tiptap/react';
import { Maths } from '../markdown-view';

/** At the start of a text: a formula between dollars, as the Markdown view reads it. */
const FORMULA = /^\$\$(?<display>[^$]+?)\$\$|^\$(?<inline>[^\s$](?:[^$\n]*?[^\s\\$])?)\$(?![\d$])/;
const TYPED = /(?<![\\$])\$([^\s$](?:[^$\n]*[^\s\\$])?)\$$/;

function FormulaView({ node: { attrs } }: NodeViewProps) {
  return (
    <NodeViewWrapper as="span">
      <Maths tex={String(attrs['tex'])} display={attrs['display'] === true} />
    </NodeViewWrapper>
  );
}

/** A formula in TeX, which is stored between dollars. Typing $x^2$ makes one. */
export const createFormula = () =>
  Node.create({
    name: 'formula',
    group: 'inline',
    inline: true,
    atom: true,
    addAttributes: () => ({ tex: { default: '' }, display: { default: false } }),
    parseHTML: () => [{ tag: 'span[data-formula]' }],
    renderHTML: ({ node: { attrs } }) => ['span', { 'data-formula': '' }, String(attrs['tex'])],
    renderText: ({ node: { attrs } }) => `$${String(attrs['tex'])}$`,
    addNodeView: () => ReactNodeViewRenderer(FormulaView),
    addInputRules() {
      return [
        new InputRule({
          find: TYPED,
          handler: ({ state, range, match }) => {
            state.tr.replaceWith(range.from, range.to, this.type.create({ tex: match[1] ?? '' }));
          },
        }),
      ];
    },
    markdownTokenName: 'formula',
    markdownTokenizer: {
      name: 'formula',
      level: 'inline',
      start: '$',
      tokenize(source) {
        const found = FORMULA.exec(source);
        if (!found) return undefined;
        const { display, inline = '' } = found.groups ?? {};
        const tex = (display ?? inline).trim();
        return { type: 'formula', raw: found[0], tex, isDisplay: display !== undefined };
      },
    },
    parseMarkdown: ({ tex, isDisplay }) => ({ type: 'formula', attrs: { tex, display: isDisplay } }),
    renderMarkdown: ({ attrs }) => {
      const mark = attrs?.['display'] === true ? '$$' : '$';
      return `${mark}${String(attrs?.['tex'])}${mark}`;
    },
  });
