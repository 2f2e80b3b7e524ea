import { dropAnswers, endTakeover } from '@/shared/first-view';
import { replayInput } from './replay-input';

/** The application has taken over the document. */
export function makeInteractive(): void {
  dropAnswers();
  endTakeover();
  void replayInput();
}
