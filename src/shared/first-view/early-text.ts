const TYPE = 'earlytext';

/**
 * Offers text that the user typed before hydration to the component of a field. Returns whether it took the text; otherwise
 * the field gets it.
 */
export const offerEarlyText = (field: HTMLElement, text: string): boolean =>
  !field.dispatchEvent(new CustomEvent(TYPE, { bubbles: true, cancelable: true, detail: text }));

/** Calls `take` with text that the user typed into this element before hydration. Returns the unsubscribe function. */
export function takeEarlyText(element: HTMLElement, take: (text: string) => void): () => void {
  const listener = (event: Event) => {
    if (!(event instanceof CustomEvent)) return;
    event.preventDefault();
    take(String(event.detail));
  };
  element.addEventListener(TYPE, listener);
  return () => element.removeEventListener(TYPE, listener);
}
