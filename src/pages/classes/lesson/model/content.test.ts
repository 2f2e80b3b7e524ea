import { expect, test } from 'vitest';
import type { LessonBlock } from '@/shared/api/lessons';
import { addBlank, moveBlock, putBack, removeBlock, storable } from './content';

const block = (id: string): LessonBlock => ({ type: 'text', id, text: id });
const content = { title: 'Light', blocks: ['a', 'b', 'c'].map(block) };
const ids = ({ blocks }: typeof content) => blocks.map(({ id }) => id).join('');

test.each([
  [0, 'cab'],
  [1, 'acb'],
  [2, 'abc'],
])('a block moves to place %i', (to, expected) => {
  expect(ids(moveBlock({ id: 'c', to })(content))).toBe(expected);
});

test('a removed block is put back where it was, once', () => {
  const [, removed] = content.blocks;
  const without = removeBlock('b')(content);
  expect(ids(without)).toBe('ac');
  if (removed === undefined) throw new Error('No block was removed.');
  const back = putBack({ block: removed, at: 1 });
  expect(ids(back(back(without)))).toBe('abc');
});

test('a full lesson takes no more blocks', () => {
  const full = { title: '', blocks: Array.from({ length: 60 }, (_, index) => block(String(index))) };
  expect(addBlank({ type: 'list', id: 'new' })(full)).toBe(full);
});

test('an unfinished title or address is stored without it', () => {
  const link: LessonBlock = { type: 'link', id: 'l', url: 'www.bbc', title: 'News' };
  expect(storable({ title: ' ', blocks: [link] })).toEqual({
    title: 'Untitled lesson',
    blocks: [{ ...link, url: '' }],
  });
});
