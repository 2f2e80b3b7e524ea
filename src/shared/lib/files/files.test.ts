import { expect, test } from 'vitest';
import { fileNameOf } from './files';

test.each([
  ['Where does a tree’s mass come from?', 'Where-does-a-tree-s-mass-come-from'],
  ['../../etc/passwd', 'etc-passwd'],
  ['Tiếng Việt', 'Tiếng-Việt'],
  ['?!', 'document'],
])('%j becomes %j', (title, name) => {
  expect(fileNameOf(title)).toBe(name);
});
