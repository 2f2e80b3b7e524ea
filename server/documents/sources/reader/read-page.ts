import { Readability } from '@mozilla/readability';
import { parseHTML } from 'linkedom';
import { textOfHtml } from './text-of-html.ts';

export interface PageReading {
  /** Empty if the page has none. */
  title: string;
  text: string;
}

const MAX_TITLE_LENGTH = 1_000;

/** The least share of a page's text that its main part has, if it was found rightly. */
const MIN_SHARE = 0.1;

/** The title and the main text of a page; without a recognisable main part, all of its text. */
export function readPage(html: string): PageReading {
  const whole = textOfHtml(html);
  const article = articleOf(html);
  const main = textOfHtml(article?.content ?? '');
  return {
    title: (article?.title ?? '').slice(0, MAX_TITLE_LENGTH),
    text: main.length < whole.length * MIN_SHARE ? whole : main,
  };
}

/** The title, and the main part as HTML; null if the libraries fail, such as on levels too deep for their recursion. */
function articleOf(html: string): { title: string; content: string } | null {
  try {
    const { document } = parseHTML(html);
    const { title } = document;
    const article = new Readability(document).parse();
    return { title: article?.title || title, content: article?.content ?? '' };
  } catch {
    return null;
  }
}
