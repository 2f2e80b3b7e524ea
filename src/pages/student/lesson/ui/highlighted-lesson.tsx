import { useUnit } from 'effector-react';
import { type ReactNode, useEffect, useEffectEvent, useRef, useState } from 'react';
import { Button } from '@/shared/ui/button';
import type { Anchor } from '../model/anchor';
import { colorNames, colors } from '../model/highlight-colors';
import { highlightAdded, highlights } from '../model/highlights';
import * as styles from './highlighted-lesson.css';
import { rangesOf, selectedIn } from './lesson-text';
import { LessonNotes } from './lesson-notes';

const nameOf = (color: string): string => `lesson-${color}`;
const none: readonly string[] = [];

type HighlightedLessonProps = {
  children: ReactNode;
  /** Between the lesson and the notes. */
  below: ReactNode;
};

/** The text of a lesson with the student's highlights, a bar for the selected words, and the notes below. */
export function HighlightedLesson({ children, below }: HighlightedLessonProps) {
  const { data, add } = useUnit({ data: highlights.$data, add: highlightAdded });
  const lesson = useRef<HTMLDivElement>(null);
  const [selected, setSelected] = useState<Anchor | null>(null);
  const [lost, setLost] = useState(none);

  const paint = useEffectEvent(() => {
    if (lesson.current === null) return;
    const items = data?.items ?? [];
    const ranges = rangesOf(lesson.current, items);
    const gone = items.filter((_, index) => ranges[index] === null).map(({ id }) => id);
    setLost((before) => (before.join() === gone.join() ? before : gone));
    if (!('highlights' in CSS)) return;
    for (const color of colors) {
      const own = ranges.filter((range, index) => range !== null && items[index]?.color === color);
      CSS.highlights.set(nameOf(color), new Highlight(...own.filter((range) => range !== null)));
    }
  });
  // Formatted text arrives after the lesson, so the ranges are found again when it changes.
  useEffect(() => {
    paint();
    const observer = new MutationObserver(() => paint());
    if (lesson.current) observer.observe(lesson.current, { childList: true, subtree: true });
    return () => {
      observer.disconnect();
      if ('highlights' in CSS) for (const color of colors) CSS.highlights.delete(nameOf(color));
    };
  }, [data]);
  useEffect(() => {
    const read = () => setSelected(lesson.current && selectedIn(lesson.current));
    document.addEventListener('selectionchange', read);
    return () => document.removeEventListener('selectionchange', read);
  }, []);

  return (
    <>
      <div>
        <div ref={lesson}>{children}</div>
        {selected ? (
          // Pressing a button must leave the selection as it is.
          <div
            role="group"
            aria-label="Highlight the selected words"
            className={styles.bar}
            onMouseDown={(event) => event.preventDefault()}
          >
            <span className={styles.words} dir="auto">
              “{selected.quote}”
            </span>
            {colors.map((color) => (
              <Button
                key={color}
                size="sm"
                onClick={() => {
                  add({ ...selected, color, note: '' });
                  document.getSelection()?.removeAllRanges();
                }}
              >
                <span className={styles.swatch[color]}>{colorNames[color]}</span>
              </Button>
            ))}
          </div>
        ) : null}
      </div>
      <div className={styles.onScreen}>{below}</div>
      <LessonNotes items={data?.items ?? []} lost={lost} lesson={lesson} />
    </>
  );
}
