import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router';
import { media } from '@/shared/ui/theme/media';
import { useMediaQuery } from '@/shared/ui/theme/use-media-query';
import { elementIdOf } from '../model/section-focus';

/** Marks the end of the text written so far, with some space below it. */
export const WRITING_MARK = 'data-writing-mark';

/** Browsers round scroll positions. */
const ROUNDING = 1;

/** In place of a section's key. */
const SHEET = '';

export type FollowedWriting = {
  isWriting: boolean;
  /** Whether to follow from the start. */
  follows: boolean;
  section: string | undefined;
  isComplete: boolean;
};

/**
 * Scrolls with the text being written until the reader scrolls away, and at the end to where it begins; never under
 * prefers-reduced-motion.
 * `away` is true while the text is out of view; `follow` scrolls to it and follows it again.
 */
export function useFollowWriting({ isWriting, follows, section, isComplete }: FollowedWriting) {
  const [away, setAway] = useState(false);
  const wasAway = useRef(false);
  const isFollowed = useRef(isWriting && follows);
  const isStill = useMediaQuery(media.reduced);

  /** The first section of a run that began on this page; the whole sheet if it was being written on arrival. */
  const first = useRef<string | undefined>(isWriting ? SHEET : undefined);
  if (isWriting) first.current ??= section;

  /** The last scroll position that we know of. It outlives a section, so that no scroll between two of them is missed. */
  const offset = useRef<number | null>(null);

  // The writing can begin before the document has its URL, whose arrival scrolls to the top.
  const { pathname } = useLocation();
  useLayoutEffect(() => {
    offset.current = null;
  }, [pathname]);

  useEffect(() => {
    if (isComplete && isFollowed.current && !isStill) {
      const start = first.current ?? SHEET;
      // In a task after the painting: scrolling before it would make a long task of a complete document's first frame.
      requestAnimationFrame(() => setTimeout(() => showStart(start)));
    }
    if (!isWriting) {
      first.current = undefined;
      offset.current = null;
    }
    isFollowed.current = isWriting && follows;
  }, [isWriting, follows, isComplete, isStill]);

  useEffect(() => {
    const container = section === undefined ? null : document.getElementById(elementIdOf(section));
    const mark = container?.querySelector(`[${WRITING_MARK}]`);
    if (!container || !mark) return undefined;
    // Read when it is needed, which is after the next layout: now it would lay out the page in the task that rendered it.
    let found: { scroller: Element | null } | undefined;
    const scroller = () => (found ??= { scroller: scrollerOf(container) }).scroller;
    // Scrolling up is always the reader's. A mark below the view may only be growth that we have yet to scroll to.
    const detectReader = () => {
      const position = offsetOf(scroller());
      const moved = position - (offset.current ?? position);
      if (Math.abs(moved) <= ROUNDING) return;
      offset.current = position;
      const side = sideOf(mark, scroller());
      if (moved < 0) isFollowed.current &&= side === 'in view';
      if (moved > 0 && side !== 'below') isFollowed.current = side === 'in view';
    };
    const updateAway = () => {
      const isAway = sideOf(mark, scroller()) !== 'in view';
      // React may render the whole document once to find that an equal state changes nothing.
      if (isAway !== wasAway.current) setAway(isAway);
      wasAway.current = isAway;
    };
    let frame = 0;
    let task = 0;
    const catchUp = () => {
      frame = 0;
      offset.current ??= offsetOf(scroller());
      detectReader();
      if (isFollowed.current && !isStill) mark.scrollIntoView({ block: 'nearest' });
      offset.current = offsetOf(scroller());
      updateAway();
    };
    // After the new text is painted: scrolling before would lay out the page twice in one frame, as a resize observer does.
    const catchUpLater = () => {
      if (frame !== 0) return;
      frame = requestAnimationFrame(() => {
        task = window.setTimeout(catchUp);
      });
    };
    const grown = new MutationObserver(catchUpLater);
    const scrolled = () => {
      detectReader();
      updateAway();
    };
    // A wheel scrolls over several frames, and following meanwhile would cancel it.
    const wheeled = ({ deltaY, target }: WheelEvent) => {
      const scrolling = scroller();
      const isInside = !scrolling || (target instanceof Node && scrolling.contains(target));
      if (isInside && deltaY < 0 && offsetOf(scrolling) > 0) isFollowed.current = false;
    };
    document.addEventListener('wheel', wheeled, { passive: true });
    grown.observe(container, { childList: true, characterData: true, subtree: true });
    catchUpLater();
    document.addEventListener('scroll', scrolled, { capture: true, passive: true });
    return () => {
      grown.disconnect();
      cancelAnimationFrame(frame);
      clearTimeout(task);
      document.removeEventListener('scroll', scrolled, { capture: true });
      document.removeEventListener('wheel', wheeled);
    };
  }, [section, isStill]);

  function follow() {
    isFollowed.current = true;
    const container = section === undefined ? null : document.getElementById(elementIdOf(section));
    container?.focus({ preventScroll: true });
    container?.querySelector(`[${WRITING_MARK}]`)?.scrollIntoView({ block: 'nearest' });
  }

  return { away: away && isWriting, follow };
}

/** Scrolls to a section; for the first one to the top of the sheet. */
function showStart(section: string): void {
  const container = document.getElementById(elementIdOf(section === SHEET ? null : section));
  const sheet = container?.closest('article');
  const isFirst = section === SHEET || container?.previousElementSibling?.tagName === 'HEADER';
  (isFirst ? sheet : container)?.scrollIntoView({ block: 'start' });
}

function sideOf(mark: Element, scroller: Element | null): 'above' | 'in view' | 'below' {
  const { top, bottom } = mark.getBoundingClientRect();
  const view = scroller?.getBoundingClientRect() ?? { top: 0, bottom: innerHeight };
  if (top < view.top - ROUNDING) return 'above';
  return bottom > view.bottom + ROUNDING ? 'below' : 'in view';
}

const offsetOf = (scroller: Element | null): number => scroller?.scrollTop ?? scrollY;

/** The scroll container of the document; null for the page itself. */
function scrollerOf(element: Element): Element | null {
  const parent = element.parentElement;
  if (!parent || parent === document.body) return null;
  return /auto|scroll/.test(getComputedStyle(parent).overflowY) ? parent : scrollerOf(parent);
}
