import { dropAnswers, endHydration } from '@/shared/first-view';
import { replayInput } from './replay-input';

/** React has hydrated the document. */
export function makeInteractive(): void {
  dropAnswers();
  endHydration();
  void replayInput();
}
