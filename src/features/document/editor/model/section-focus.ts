import { createEffect } from 'effector';
import { focusItem } from '@/shared/ui/document-editing';
import type { JsonPath } from './json-path';

/** The element id of a section on the page; null is the title. */
export const elementIdOf = (section: string | null): string =>
  section === null ? 'document-title' : `section-${section}`;

/** Scrolls to a section, or to the title, and focuses it. */
export const showSectionFx = createEffect<string | null, void>({
  name: 'showSection',
  handler: (section) => {
    const element = document.getElementById(elementIdOf(section));
    element?.scrollIntoView({ block: 'center' });
    element?.focus({ preventScroll: true });
  },
});

/** Focuses the handle or the first text of an item, once it is drawn. */
export const focusItemFx = createEffect<{ section: string; path: JsonPath; part: 'handle' | 'text' }, void>({
  name: 'focusItem',
  handler: ({ section, path, part }) => focusItem(document.getElementById(elementIdOf(section)), path, part),
});

/** Focuses the first of the tools of the selected item, once they are drawn. */
export const focusToolsFx = createEffect<void, void>({
  name: 'focusTools',
  handler: () => {
    requestAnimationFrame(() => {
      document.querySelector<HTMLElement>('[data-tools] button')?.focus();
    });
  },
});

/** Returns the focus to a section, or to the title, if the focused element was removed. */
export const returnFocusFx = createEffect<string | null, void>({
  name: 'returnFocus',
  handler: (section) => {
    requestAnimationFrame(() => {
      if (document.activeElement !== document.body) return;
      document.getElementById(elementIdOf(section))?.focus({ preventScroll: true });
    });
  },
});
