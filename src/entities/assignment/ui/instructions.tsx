import { FormattedText, MarkdownView } from '@/shared/ui/markdown-view';
import { isWrittenAsMarkdown, withLines } from '../model/instruction-text';

/** What students are to do: formatted, or plain as it was typed before there was an editor. */
export function Instructions({ text }: { text: string }) {
  if (text.trim() === '') return 'No instructions.';
  return isWrittenAsMarkdown(text) ? <MarkdownView text={withLines(text)} /> : <FormattedText text={text} />;
}
