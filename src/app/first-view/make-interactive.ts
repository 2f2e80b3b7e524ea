import { dropAnswers, endTakeover } from '@/shared/first-view';

/** The application has taken over the document: input is no longer lost. */
export function makeInteractive(): void {
  const root = document.querySelector<HTMLElement>('#root');
  root?.removeAttribute('inert');
  root?.removeAttribute('aria-busy');
  dropAnswers();
  endTakeover();
}
