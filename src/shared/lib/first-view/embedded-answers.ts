import type { CallAnswer } from './rendering';

/** URLs whose answers the server appends to the document once it has them. */
const late = new Set<string>();

let allTaken: (() => void) | null = null;

/** The answers that the server embedded; each is used for the first call to its URL. */
export function takeAnswer(url: string): Promise<CallAnswer> | CallAnswer | null {
  if (!globalThis.document) return null;
  return take(url) ?? (isLate(url) ? arrival(url) : null);
}

function take(url: string): CallAnswer | null {
  const holder = document.querySelector<HTMLElement>(`script[data-answer="${CSS.escape(url)}"]`);
  if (!holder) return null;
  holder.remove();
  late.delete(url);
  if (allTaken && !document.querySelector('script[data-answer]')) allTaken();
  return { status: Number(holder.dataset.status), text: holder.textContent };
}

function isLate(url: string): boolean {
  const holder = document.querySelector('#late-answers');
  if (holder) {
    const urls: string[] = JSON.parse(holder.textContent);
    for (const each of urls) late.add(each);
    holder.remove();
  }
  return late.has(url) && document.readyState === 'loading';
}

/** Resolves when the answer is in the document; null when the document ends without it. */
function arrival(url: string): Promise<CallAnswer> {
  return new Promise((resolve, reject) => {
    const observer = new MutationObserver(look);
    function look() {
      const answer = take(url);
      if (answer) resolve(answer);
      else if (document.readyState === 'loading') return;
      else reject(new DocumentEnded());
      observer.disconnect();
      document.removeEventListener('readystatechange', look);
    }
    observer.observe(document.body, { childList: true });
    document.addEventListener('readystatechange', look);
  });
}

/** The document ended without an answer that the server had announced. */
export class DocumentEnded extends Error {}

const LONGEST_WAIT = 1000;

/** Resolves when the page's model has received every embedded answer. */
export async function answersTaken(): Promise<void> {
  if (document.querySelector('script[data-answer]')) {
    await new Promise<void>((resolve) => {
      allTaken = resolve;
      setTimeout(resolve, LONGEST_WAIT);
    });
    allTaken = null;
  }
  // The answers reach the stores in microtasks.
  await new Promise((resolve) => setTimeout(resolve));
}

/** Answers that no call has taken would be outdated when one comes. */
export function dropAnswers(): void {
  for (const holder of document.querySelectorAll('script[data-answer]')) holder.remove();
}
