import { lazy, Suspense } from 'react';
import { markdown, plain } from './markdown-view.css';

const Rendered = lazy(async () => ({ default: (await import('./rendered-markdown')).RenderedMarkdown }));

export type MarkdownViewProps = {
  /** Markdown with tables and task lists, and maths between dollar signs. HTML in it is shown as text. */
  text: string;
};

/** Text with light formatting and maths. The parser loads on first use; until then the text is shown unformatted. */
export function MarkdownView({ text }: MarkdownViewProps) {
  return (
    <div className={markdown} dir="auto">
      <Suspense fallback={<p className={plain}>{text}</p>}>
        <Rendered text={text} />
      </Suspense>
    </div>
  );
}
