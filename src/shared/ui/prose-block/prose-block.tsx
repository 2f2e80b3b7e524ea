import { useContext } from 'react';
import { looksFormatted, MarkdownView } from '../markdown-view';
import { DocumentItem } from '../document-editing';
import { Blank, Ink, WritingContext } from '../private/ink';
import * as styles from './prose-block.css';

export type ProseBlockProps = {
  /** Paragraphs, or Markdown with formulas, which is rendered once the text is finished. */
  text?: string | null;
};

/** Running text. */
export function ProseBlock({ text }: ProseBlockProps) {
  const writing = useContext(WritingContext);
  if (text && !writing && looksFormatted(text)) return <MarkdownView text={text} />;
  const paragraphs = paragraphsOf(text ?? '');
  if (paragraphs.length === 0) return <Blank share={0.9} />;
  return (
    <div className={styles.prose}>
      {paragraphs.map((paragraph, index) => (
        <DocumentItem
          key={index}
          as="p"
          look={styles.paragraph}
          dir="auto"
          at={[index]}
          name={`Paragraph ${index + 1}`}
          count={paragraphs.length}
        >
          <Ink tail={index === paragraphs.length - 1} at={[index]} label={`Paragraph ${index + 1}`} multiline>
            {paragraph}
          </Ink>
        </DocumentItem>
      ))}
    </div>
  );
}

/** The paragraphs of a text, which empty lines separate; an edited one is found by its position. */
export const paragraphsOf = (text: string): string[] =>
  text.split(/\n\s*\n/).filter((paragraph) => paragraph.trim() !== '');
