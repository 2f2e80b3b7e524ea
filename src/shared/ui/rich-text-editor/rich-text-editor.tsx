import { lazy, Suspense } from 'react';
import { Skeleton } from '../skeleton';
import { frame, loading } from './rich-text-editor.css';

const Surface = lazy(async () => ({ default: (await import('./editor-surface')).EditorSurface }));

export type RichTextEditorProps = {
  /** The accessible name. */
  label: string;
  /** The initial text, in Markdown. */
  initial: string;
  /** Called with the text, in Markdown, at every change. */
  onChange: (markdown: string) => void;
  /** Focuses the editor once it has loaded. */
  autoFocus?: boolean;
};

/**
 * An editor for formatted text (headings, lists, bold, quotes, formulas), stored as Markdown. Loads on first use.
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
