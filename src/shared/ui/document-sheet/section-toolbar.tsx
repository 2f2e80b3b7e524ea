import { type ReactNode, useLayoutEffect, useRef, useState } from 'react';
import { TOOLBAR_HEIGHT } from './document-geometry.css';
import * as styles from './section-toolbar.css';

/** How much of a selected part as wide as the sheet the toolbar covers, and its distance from a selected text. */
const OVERLAP = 10;
const DISTANCE = 6;
/** The share of the window up to which a selected item is shown with its toolbar below it; a taller one has it in front. */
const SHOWN_WHOLE = 0.75;

/** The toolbar below the selected item of a section, or below the section. In view while either of them is. */
export function SectionToolbar({ children }: { children: ReactNode }) {
  const place = useRef<HTMLDivElement>(null);
  const toolbar = useRef<HTMLDivElement>(null);
  const foot = useRef<HTMLDivElement>(null);
  const isNew = useRef(true);
  const [end, setEnd] = useState(0);

  useLayoutEffect(() => {
    const section = place.current?.parentElement;
    if (!section) return undefined;
    const measure = () => {
      const item = section.querySelector('[data-path][data-selected]') ?? section;
      const start = item === section || item.matches('[data-wide]') ? -OVERLAP : DISTANCE;
      const height = toolbar.current?.offsetHeight ?? 0;
      const below = height + start;
      // The selected item leaves room, so that the toolbar doesn't cover the next one.
      section.style.setProperty(TOOLBAR_HEIGHT, `${height}px`);
      setEnd(item.getBoundingClientRect().bottom - section.getBoundingClientRect().top + below);
    };
    const selected = (changes: readonly MutationRecord[]) => {
      isNew.current ||= changes.some(({ type }) => type === 'attributes');
      measure();
    };
    const resized = new ResizeObserver(measure);
    const changed = new MutationObserver(selected);
    resized.observe(section);
    if (toolbar.current) resized.observe(toolbar.current);
    changed.observe(section, { subtree: true, childList: true, attributeFilter: ['data-selected'] });
    measure();
    return () => {
      resized.disconnect();
      changed.disconnect();
    };
  }, []);

  // The toolbar would cover the end of an item that is half out of view.
  useLayoutEffect(() => {
    const item = place.current?.parentElement?.querySelector('[data-path][data-selected]');
    if (!isNew.current || !item) return;
    isNew.current = false;
    const { height } = item.getBoundingClientRect();
    if (height < window.innerHeight * SHOWN_WHOLE) foot.current?.scrollIntoView({ block: 'nearest' });
  }, [end]);

  return (
    <div ref={place} className={styles.place} style={{ blockSize: end }}>
      <div ref={toolbar} className={styles.toolbar}>
        {children}
      </div>
      <div ref={foot} className={styles.foot} />
    </div>
  );
}
