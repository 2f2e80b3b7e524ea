import { type BlockValues, storyChapterLabels } from '../../api/blocks';
import { DocumentItem } from '../document-editing';
import { Blank, Ink } from '../private/ink';
import * as styles from './story-block.css';

export type StoryBlockProps = {
  /** The chapters; parts may be missing while the document is being written. */
  chapters?: BlockValues['story'] | null;
};

/** A story, set larger and with indented paragraphs, as in a book. */
export function StoryBlock({ chapters }: StoryBlockProps) {
  if (!chapters || chapters.length === 0) return <Blank share={0.9} />;
  return (
    <div className={styles.story}>
      {chapters.map((chapter, index) => {
        const paragraphs = (chapter?.text ?? '').split(/\n+/).filter(Boolean);
        const last = index === chapters.length - 1;
        return (
          <DocumentItem
            key={index}
            as="section"
            look={styles.chapter}
            at={[index]}
            name={chapter?.heading || `Chapter ${index + 1}`}
            count={chapters.length}
            wide
          >
            {chapter?.heading ? (
              <h4 className={styles.heading} dir="auto">
                <Ink at={[index, 'heading']} label={storyChapterLabels.heading}>
                  {chapter.heading}
                </Ink>
              </h4>
            ) : null}
            {paragraphs.length === 0 ? <Blank share={0.9} /> : null}
            {paragraphs.map((paragraph, line) => (
              <p key={line} className={styles.paragraph} dir="auto">
                <Ink tail={last && line === paragraphs.length - 1}>{paragraph}</Ink>
              </p>
            ))}
          </DocumentItem>
        );
      })}
    </div>
  );
}
