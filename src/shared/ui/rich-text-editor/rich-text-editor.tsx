import { lazy, Suspense, useSyncExternalStore } from 'react';
import { Skeleton } from '../skeleton';
import { frame, loading } from './rich-text-editor.css';

const Surface = lazy(async () => ({ default: (await import('./editor-surface')).EditorSurface }));

const never = () => () => {};

/** The server has no editor, and neither has the view that the browser takes over. */
const useIsInBrowser = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );

export type RichTextEditorProps = {
  /** The accessible name. */
  label: string;
  /** The initial text, in Markdown. */
  initial: string;
  /** Called with the text, in Markdown, at every change. */
  onChange: (markdown: string) => void;
  /** Focuses the editor once it has loaded. */
  takesFocus?: boolean;
};

/**
 * An editor for formatted text (headings, lists, bold, quotes, formulas), stored as Markdown. Loads on first use.
 */
export function RichTextEditor(props: RichTextEditorProps) {
  const isInBrowser = useIsInBrowser();
  const opening = (
    <div className={loading}>
      <Skeleton lines={4} label={`Opening ${props.label}`} />
    </div>
  );
  return (
    <div className={frame}>
      {isInBrowser ? (
        <Suspense fallback={opening}>
          <Surface {...props} />
        </Suspense>
      ) : (
        opening
      )}
    </div>
  );
}
