import { lazy, Suspense } from 'react';
import { Skeleton } from '../skeleton';
import { frame, loading } from './rich-text-editor.css';

const Surface = lazy(async () => ({ default: (await import('./editor-surface')).EditorSurface }));

export type RichTextEditorProps = {
  /** What is written, for a screen reader. */
  label: string;
  /** The text to begin with, in Markdown. */
  initial: string;
  /** Called with the text, in Markdown, at every change. */
  onChange: (markdown: string) => void;
  /** Puts the cursor into it as soon as it is there. */
  autoFocus?: boolean;
};

/**
 * A text with light formatting: headings, lists, bold, quotes. It is kept as Markdown, which every
 * export can read. The editor itself loads on first use.
 */
export function RichTextEditor(props: RichTextEditorProps) {
  return (
    <div className={frame}>
      <Suspense
        fallback={
          <div className={loading}>
            <Skeleton lines={4} label={`Opening ${props.label}`} />
          </div>
        }
      >
        <Surface {...props} />
      </Suspense>
    </div>
  );
}
