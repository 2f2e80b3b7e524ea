import type { CallAnswer } from './rendering';
import { hydrationEnded } from './hydration';

/** The answers in the document that a call has taken. Others of the same URL get them too, until hydration. */
const taken = new Map<string, CallAnswer>();

/** The answers that calls wait for, by URL. */
const arriving = new Map<string, Promise<CallAnswer | null>>();

/** Calls after hydration need newer answers, even while an older one is arriving. */
let isOver = false;

let allTaken: (() => void) | null = null;

/** The answer to a call that the server embedded in the document, or has announced; null without one. */
export function takeAnswer(url: string): Promise<CallAnswer | null> | CallAnswer | null {
  if (!globalThis.document || isOver) return null;
  return taken.get(url) ?? take(url, 'answer') ?? (isPending(url) ? arrivalOf(url) : null);
}

function arrivalOf(url: string): Promise<CallAnswer | null> {
  const arrived = arriving.get(url) ?? arrival(url);
  arriving.set(url, arrived);
  return arrived;
}

function take(url: string, kind: 'answer' | 'pending-answer'): CallAnswer | null {
  const holder = document.querySelector<HTMLElement>(`script[data-${kind}="${CSS.escape(url)}"]`);
  if (!holder || (kind === 'pending-answer' && !isComplete(holder))) return null;
  const { status, retryAfter } = holder.dataset;
  const answer = { status: Number(status), text: holder.textContent, retryAfter };
  taken.set(url, answer);
  holder.remove();
  if (allTaken && !document.querySelector('script[data-answer]')) allTaken();
  return answer;
}

/** The browser may have received only a part of an answer; the server sends a comment after each. */
const isComplete = (holder: HTMLElement): boolean =>
  holder.nextSibling !== null || document.readyState !== 'loading';

/** Whether the server appends this answer to the document when it has it; the view was rendered without it. */
function isPending(url: string): boolean {
  const urls: string[] = JSON.parse(document.querySelector('#pending-answers')?.textContent ?? '[]');
  return urls.includes(url);
}

/** Resolves when the answer is in the document and the view without it is hydrated; null if the document ends first. */
async function arrival(url: string): Promise<CallAnswer | null> {
  await hydrationEnded();
  return new Promise((resolve) => {
    const observer = new MutationObserver(look);
    function look() {
      const found = take(url, 'pending-answer');
      if (!found && document.readyState === 'loading') return;
      observer.disconnect();
      document.removeEventListener('readystatechange', look);
      resolve(found);
    }
    observer.observe(document.body, { childList: true });
    document.addEventListener('readystatechange', look);
    look();
  });
}

const MAX_WAIT = 2000;

/** Resolves when the page's model has received every embedded answer. */
export async function answersTaken(): Promise<void> {
  if (document.querySelector('script[data-answer]')) {
    await new Promise<void>((resolve) => {
      allTaken = resolve;
      setTimeout(resolve, MAX_WAIT);
    });
    allTaken = null;
  }
  // The answers reach the stores in microtasks.
  await new Promise((resolve) => setTimeout(resolve));
}

/** The page is hydrated: from now on, calls are made. */
export function dropAnswers(): void {
  isOver = true;
  taken.clear();
  allTaken = null;
  for (const holder of document.querySelectorAll('script[data-answer]')) holder.remove();
}
