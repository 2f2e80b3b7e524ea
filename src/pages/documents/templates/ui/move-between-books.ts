import type { KeyboardEvent } from 'react';

/** Moves the focus with the arrow keys: left and right along the shelves, up and down to the nearest book above or below. */
export function moveBetweenBooks(event: KeyboardEvent<HTMLElement>): void {
  const books = [...event.currentTarget.querySelectorAll<HTMLAnchorElement>('article a[href]')];
  const at = books.findIndex((book) => book === document.activeElement);
  if (at < 0) return;
  const target = targetOf(event.key, books, at);
  if (!target) return;
  event.preventDefault();
  target.focus();
}

function targetOf(key: string, books: readonly HTMLElement[], at: number): HTMLElement | undefined {
  const isReversed = document.dir === 'rtl';
  if (key === 'ArrowRight') return books[isReversed ? at - 1 : at + 1];
  if (key === 'ArrowLeft') return books[isReversed ? at + 1 : at - 1];
  if (key !== 'ArrowDown' && key !== 'ArrowUp') return undefined;
  const here = books[at]?.getBoundingClientRect();
  if (!here) return undefined;
  const rows = books
    .map((book) => ({ book, box: book.getBoundingClientRect() }))
    .filter(({ box }) => (key === 'ArrowDown' ? box.top >= here.bottom : box.bottom <= here.top));
  const distance = (box: DOMRect) => Math.abs(box.top - here.top) * 4 + Math.abs(box.left - here.left);
  return rows.toSorted((one, other) => distance(one.box) - distance(other.box))[0]?.book;
}
