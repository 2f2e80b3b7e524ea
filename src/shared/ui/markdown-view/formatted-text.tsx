import { lazy, Suspense } from 'react';
import { formatted, plain } from './markdown-view.css';
import { looksFormatted, looksMarked } from './maths-marks';

const Rendered = lazy(async () => ({ default: (await import('./rendered-markdown')).RenderedMarkdown }));

export type FormattedTextProps = {
  /** As a person or a model wrote it, with Markdown and maths or without. */
  text: string;
  /** Within a line, such as a label: bold words and formulas, without lists and tables. */
  inline?: boolean;
};

/** A text in the type around it: formatted if it has Markdown or maths, and otherwise with the lines as typed. */
export function FormattedText({ text, inline = false }: FormattedTextProps) {
  const Place = inline ? 'span' : 'div';
  if (!(inline ? looksMarked : looksFormatted)(text)) {
    return (
      <Place className={plain} dir="auto">
        {text}
      </Place>
    );
  }
  return (
    <Place className={formatted} dir="auto">
      <Suspense fallback={<span className={plain}>{text}</span>}>
        <Rendered text={text} inline={inline} />
      </Suspense>
    </Place>
  );
}
