import { useEffect, useRef, useState } from 'react';
import { media } from '@/shared/ui/theme/media';
import { placeId } from '../../model/document-place';
import { useMediaQuery } from '../use-media-query';

/** Marks the end of what is written so far, with the room that is to be seen under it. */
export const WRITING_PLACE = 'data-writing-place';

export type WritingPlace = {
  isWriting: boolean;
  /** Whether it is kept in view from the start. */
  follows: boolean;
  section: string | undefined;
};

/**
 * Keeps the place of the writing in view until the reader scrolls elsewhere; where nothing is to move by itself, it does not.
 * `away` says that it is out of view; `goThere` leads to it, and so follows it again.
 */
export function useWritingPlace({ isWriting, follows, section }: WritingPlace) {
  const [away, setAway] = useState(false);
  const isFollowed = useRef(follows);
  const isStill = useMediaQuery(media.reduced);

  useEffect(() => {
    isFollowed.current = isWriting && follows;
  }, [isWriting, follows]);

  useEffect(() => {
    const home = section === undefined ? null : document.getElementById(placeId(section));
    const place = home?.querySelector(`[${WRITING_PLACE}]`);
    if (!home || !place) return undefined;
    const scroller = scrollerOf(home);
    const grown = new ResizeObserver(() => {
      if (isFollowed.current && !isStill) place.scrollIntoView({ block: 'nearest' });
      setAway(!isInView(place, scroller));
    });
    // Our own scrolling leaves the place in view, so whatever takes it out of view is the reader's.
    const scrolled = () => {
      isFollowed.current = isInView(place, scroller);
      setAway(!isFollowed.current);
    };
    grown.observe(home);
    document.addEventListener('scroll', scrolled, { capture: true, passive: true });
    return () => {
      grown.disconnect();
      document.removeEventListener('scroll', scrolled, { capture: true });
    };
  }, [section, isStill]);

  function goThere() {
    const home = section === undefined ? null : document.getElementById(placeId(section));
    home?.focus({ preventScroll: true });
    home?.querySelector(`[${WRITING_PLACE}]`)?.scrollIntoView({ block: 'nearest' });
  }

  return { away: away && isWriting, goThere };
}

function isInView(place: Element, scroller: Element | null): boolean {
  const { top, bottom } = place.getBoundingClientRect();
  const view = scroller?.getBoundingClientRect() ?? { top: 0, bottom: innerHeight };
  // Browsers round positions when they scroll.
  return bottom <= view.bottom + 1 && top >= view.top - 1;
}

/** What scrolls around the document: a part of the page, or null for the page itself. */
function scrollerOf(element: Element): Element | null {
  const parent = element.parentElement;
  if (!parent || parent === document.body) return null;
  return /auto|scroll/.test(getComputedStyle(parent).overflowY) ? parent : scrollerOf(parent);
}
