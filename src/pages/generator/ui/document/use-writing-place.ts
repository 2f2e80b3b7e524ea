import { useEffect, useRef, useState } from 'react';
import { media } from '@/shared/ui/theme/media';
import { placeId } from '../../model/document-place';
import { useMediaQuery } from '../use-media-query';

/** Marks the end of what is written so far, with the room that is to be seen under it. */
export const WRITING_PLACE = 'data-writing-place';

/** Browsers round positions when they scroll. */
const ROUNDING = 1;

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
    let offset = offsetOf(scroller);
    // Only the reader goes up. A place below the view may be the text's growth, with our own scrolling still on its way.
    const noteReader = () => {
      const moved = offsetOf(scroller) - offset;
      if (Math.abs(moved) <= ROUNDING) return;
      offset += moved;
      const side = sideOf(place, scroller);
      if (moved < 0) isFollowed.current &&= side === 'in view';
      if (moved > 0 && side !== 'below') isFollowed.current = side === 'in view';
    };
    const look = () => setAway(sideOf(place, scroller) !== 'in view');
    const grown = new ResizeObserver(() => {
      noteReader();
      if (isFollowed.current && !isStill) place.scrollIntoView({ block: 'nearest' });
      offset = offsetOf(scroller);
      look();
    });
    const scrolled = () => {
      noteReader();
      look();
    };
    grown.observe(home);
    document.addEventListener('scroll', scrolled, { capture: true, passive: true });
    return () => {
      grown.disconnect();
      document.removeEventListener('scroll', scrolled, { capture: true });
    };
  }, [section, isStill]);

  function goThere() {
    isFollowed.current = true;
    const home = section === undefined ? null : document.getElementById(placeId(section));
    home?.focus({ preventScroll: true });
    home?.querySelector(`[${WRITING_PLACE}]`)?.scrollIntoView({ block: 'nearest' });
  }

  return { away: away && isWriting, goThere };
}

function sideOf(place: Element, scroller: Element | null): 'above' | 'in view' | 'below' {
  const { top, bottom } = place.getBoundingClientRect();
  const view = scroller?.getBoundingClientRect() ?? { top: 0, bottom: innerHeight };
  if (top < view.top - ROUNDING) return 'above';
  return bottom > view.bottom + ROUNDING ? 'below' : 'in view';
}

const offsetOf = (scroller: Element | null): number => scroller?.scrollTop ?? scrollY;

/** What scrolls around the document: a part of the page, or null for the page itself. */
function scrollerOf(element: Element): Element | null {
  const parent = element.parentElement;
  if (!parent || parent === document.body) return null;
  return /auto|scroll/.test(getComputedStyle(parent).overflowY) ? parent : scrollerOf(parent);
}
