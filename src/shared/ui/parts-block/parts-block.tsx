import { memo } from 'react';
import { type BlockValues, type DocumentPart, documentPartLabels } from '../../api/blocks';
import { DocumentItem } from '../document-editing';
import { Blank, Ink } from '../private/ink';
import { MarginNote } from '../private/margin-note';
import * as styles from './parts-block.css';

export type PartsBlockProps = {
  /** The parts; their text may be missing while the document is being written. */
  parts?: BlockValues['parts'] | null;
};

/** The parts of a long document. A part that is not written yet shows its heading. */
export function PartsBlock({ parts }: PartsBlockProps) {
  if (!parts || parts.length === 0) return <Blank share={0.9} />;
  // Parts are written in order, so the one being written is the last with text.
  const tail = parts.findLastIndex((part) => part?.markdown);
  return (
    <div className={styles.parts}>
      {parts.map((part, index) => (
        <DocumentItem
          key={part?.id ?? index}
          as="section"
          look={styles.part}
          at={[index]}
          name={part?.heading || `Part ${index + 1}`}
          count={parts.length}
          wide
        >
          <PartView part={part ?? null} at={index} tail={index === tail} />
        </DocumentItem>
      ))}
    </div>
  );
}

type PartViewProps = { part: DocumentPart | null; at: number; tail: boolean };

/** A written part doesn't render again while the next one is written. */
const PartView = memo(function PartView({ part, at, tail }: PartViewProps) {
  const text = part?.markdown ?? '';
  return (
    <>
      {part?.word_count ? (
        <MarginNote>
          <span>
            {documentPartLabels.word_count} {part.word_count}
          </span>
        </MarginNote>
      ) : null}
      {part?.heading ? (
        <h4 className={styles.heading} data-waiting={text === '' || undefined} dir="auto">
          <Ink at={[at, 'heading']} label={documentPartLabels.heading}>
            {part.heading}
          </Ink>
        </h4>
      ) : null}
      {text === '' ? null : (
        <div className={styles.text} dir="auto">
          <Ink at={[at, 'markdown']} label={documentPartLabels.markdown} tail={tail} multiline>
            {text}
          </Ink>
        </div>
      )}
    </>
  );
});
