// What the editor of instructions writes: lists, links, emphasis, escapes and entities.
const WRITTEN = /^\s*(?:[-*+]|\d+[.)]) \S|\]\(|(?<![\w*_])[*_][^\s*_]|\\[\\`*_[\]#.+-]|&(?:lt|gt|amp);/m;

/** Whether a text has Markdown that plain text rarely has. */
export const isWrittenAsMarkdown = (text: string): boolean => WRITTEN.test(text);

/** A line that ends within a paragraph, as typed in a plain field. */
const LINE_END = /(?<=\S)(?<! {2}|\$\$)\n(?=[^\s\-*+#>|\d$])/g;

/** Keeps the lines of plain text, which Markdown would join. */
export const withLines = (text: string): string => text.replaceAll(LINE_END, '  \n');
