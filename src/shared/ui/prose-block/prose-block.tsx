import { useContext } from 'react';
import { looksFormatted, MarkdownView } from '../markdown-view';
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
  const paragraphs = (text ?? '').split(/\n\s*\n/).filter((paragraph) => paragraph.trim() !== '');
  if (paragraphs.length === 0) return <Blank share={0.9} />;
  return (
    <div className={styles.prose}>
      {paragraphs.map((paragraph, index) => (
        <p key={index} className={styles.paragraph} dir="auto">
          <Ink tail={index === paragraphs.length - 1}>{paragraph}</Ink>
        </p>
      ))}
    </div>
  );
}
