import { expect, test } from 'vitest';
import { folderOptions, pathTo } from './folder-tree';

const folder = (id: string, parent: string | null, role: 'owner' | 'reader' = 'owner') => ({
  id,
  parent_id: parent,
  name: id.toUpperCase(),
  role,
});
const folders = [folder('c', 'b'), folder('a', null), folder('b', 'a'), folder('d', null, 'reader')];

test('each folder that takes entries is named with those around it', () => {
  expect(folderOptions(folders).map(({ label }) => label)).toEqual(['A', 'A / B', 'A / B / C']);
  expect(folderOptions(folders, 'b').map(({ value }) => value)).toEqual(['a']);
});

test('the way to a folder begins with the outermost', () => {
  expect(pathTo(folders, 'c').map(({ id }) => id)).toEqual(['a', 'b', 'c']);
  expect(pathTo(folders, null)).toEqual([]);
});
