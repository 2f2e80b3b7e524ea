import { createContext, type ReactNode, useContext } from 'react';
import { DocumentEditingContext, type DocumentPath, EditableText } from '../document-editing';
import { FormattedText, looksMarked } from '../markdown-view';
import { Caret } from './caret';
import { blank, wet } from './document.css';

/** Whether the surrounding section is being written. */
export const WritingContext = createContext(false);

type InkProps = {
  /** The text, as far as it has been written. */
  children: string | null | undefined;
  /** Whether it is the text being written, which is blue and ends in a caret. */
  tail?: boolean;
  /** Where the text is in its section, if it can be edited in place. */
  at?: DocumentPath;
  /** Names the text while it is edited. */
  label?: string;
  /** Whether it may have several lines. */
  multiline?: boolean;
};

const latestSentence = (text: string) => text.match(/[^.!?…]+[.!?…]*["”’)]*\s*|[.!?…]+\s*/g)?.at(-1) ?? '';

/** A text of a document. The latest sentence is blue until the next one starts. */
export function Ink({
  children: text,
  tail = false,
  at,
  label = '',
  multiline = false,
}: InkProps): ReactNode {
  const writing = useContext(WritingContext);
  const editing = useContext(DocumentEditingContext);
  if (editing && !editing.locked && at && typeof text === 'string') {
    return (
      <EditableText at={at} label={label} multiline={multiline}>
        {text}
      </EditableText>
    );
  }
  if (!text) return writing ? <Blank share={tail ? 0.7 : 0.4} /> : null;
  if (!writing) return looksMarked(text) ? <FormattedText text={text} inline /> : text;
  if (!tail) return text;
  const latest = latestSentence(text);
  return (
    <>
      {text.slice(0, text.length - latest.length)}
      <span className={wet}>{latest}</span>
      <Caret after={text.length} />
    </>
  );
}

/** An empty ruled line. `share` is its width relative to the container. */
export function Blank({ share = 1 }: { share?: number }) {
  return <span className={blank} style={{ width: `${share * 100}%` }} aria-hidden="true" />;
}
