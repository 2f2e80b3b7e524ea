import { createEffect } from 'effector';

/** The id of the place on the page where a section stands; null is the title. */
export const placeId = (section: string | null): string =>
  section === null ? 'document-title' : `section-${section}`;

/** Goes to a section, or to the title. */
export const showPlaceFx = createEffect<string | null, void>({
  name: 'showPlace',
  handler: (section) => {
    const element = document.getElementById(placeId(section));
    element?.scrollIntoView({ block: 'center' });
    element?.focus({ preventScroll: true });
  },
});

/** Gives the focus back to a section, or to the title, when what had it is no longer there. */
export const returnFocusFx = createEffect<string | null, void>({
  name: 'returnFocus',
  handler: (section) => {
    requestAnimationFrame(() => {
      if (document.activeElement !== document.body) return;
      document.getElementById(placeId(section))?.focus({ preventScroll: true });
    });
  },
});
