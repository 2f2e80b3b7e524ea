import { lazy, Suspense } from 'react';
import { markdown, plain } from './markdown-view.css';

const Rendered = lazy(async () => ({ default: (await import('./rendered-markdown')).RenderedMarkdown }));

export type MarkdownViewProps = {
  /** Markdown with tables, task lists, and maths between dollar signs. HTML is shown as text. */
  text: string;
};

/** Formatted text with maths. Shown unformatted until the parser has loaded. */
export function MarkdownView({ text }: MarkdownViewProps) {
  return (
    <div className={markdown} dir="auto">
      <Suspense fallback={<p className={plain}>{text}</p>}>
        <Rendered text={text} />
      </Suspense>
    </div>
  );
}
