import { createEffect } from 'effector';

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
