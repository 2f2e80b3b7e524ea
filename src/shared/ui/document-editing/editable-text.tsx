import { type KeyboardEvent, useContext, useLayoutEffect, useRef, useState } from 'react';
import { DocumentEditingContext, type DocumentPath } from './document-editing';
import { focusAround } from './focus-item';
import * as styles from './editable-text.css';

export type EditableTextProps = {
  /** Where the text is in its section. */
  at: DocumentPath;
  /** Names the text for a screen reader, and is shown while it is empty. */
  label: string;
  /** Whether Enter begins a new line instead of ending the editing. */
  multiline?: boolean;
  /** The text. */
  children: string;
};

/** A text of a document that is edited where it stands. Escape discards what was typed; leaving stores it. */
export function EditableText({ at, label, multiline = false, children: text }: EditableTextProps) {
  const editing = useContext(DocumentEditingContext);
  const element = useRef<HTMLSpanElement>(null);
  // The browser owns the text after the first render: React must not touch nodes that the user has changed.
  const [initial] = useState(text);

  useLayoutEffect(() => {
    const span = element.current;
    if (span && document.activeElement !== span && span.textContent !== text) span.textContent = text;
  }, [text]);

  if (!editing) return text;

  function commit() {
    const span = element.current;
    if (!span) return;
    const typed = typedText(span, multiline);
    if (typed === '' || typed === text) span.textContent = text;
    else editing?.onText(at, text, typed);
  }

  function press(event: KeyboardEvent<HTMLSpanElement>) {
    const span = event.currentTarget;
    if (event.key === 'Escape') {
      event.stopPropagation();
      span.textContent = text;
      focusAround(span);
    } else if (
      event.key === 'Enter' &&
      !event.nativeEvent.isComposing &&
      (!multiline || event.ctrlKey || event.metaKey)
    ) {
      event.preventDefault();
      focusAround(span);
    }
  }

  return (
    <span
      ref={element}
      className={styles.text}
      role="textbox"
      tabIndex={0}
      aria-label={label}
      aria-multiline={multiline}
      data-placeholder={label}
      contentEditable="plaintext-only"
      suppressContentEditableWarning
      onInput={({ currentTarget }) => editing.onTyping(at, text, typedText(currentTarget, multiline))}
      onBlur={commit}
      onKeyDown={press}
    >
      {initial}
    </span>
  );
}

/** The text as it is stored: without spaces at its ends, and on one line unless it may have several. */
function typedText({ textContent }: HTMLElement, multiline: boolean): string {
  const text = (textContent ?? '').replaceAll('\u00A0', ' ');
  return (multiline ? text : text.replaceAll(/\s+/g, ' ')).trim();
}
