import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { DataGrid } from './data-grid';
import { largeBook } from './data-grid.fixture';

test('a server renders the first screen of a large grade', () => {
  const html = renderToString(<DataGrid label="Scores" {...largeBook()} onChange={() => undefined} />);
  expect(html).toContain('aria-rowcount="202"');
  expect(html).toContain('Sam Student 20, Assignment 12,');
  expect(html).not.toContain('Sam Student 60,');
  expect(html).not.toContain('Assignment 30,');
  expect(html.match(/<[a-z]/g)?.length).toBeLessThan(4000);
});
