import type { BriefcaseEntry, BriefcaseFolder } from '@/shared/api/briefcases';
import { template } from './templates';

const id = (last: string) => `0192f0c1-7a54-7d3e-9d6c-1f2a3b4c${last}`;

const time = '2026-11-20T09:00:00.000Z';

export const folder = (last: string, change: Partial<BriefcaseFolder> = {}): BriefcaseFolder => ({
  id: id(last),
  parent_id: null,
  name: 'Unit 2, Plants',
  color: 'bottle',
  role: 'owner',
  owner: 'Amara Okafor',
  is_shared: false,
  entries: 14,
  bytes: 222_298_112,
  updated_at: time,
  ...change,
});

export const folders: readonly BriefcaseFolder[] = [
  folder('7a01'),
  folder('7a02', {
    name: 'Density, 6C',
    color: 'terracotta',
    entries: 9,
    bytes: 92_694_118,
    is_shared: true,
  }),
  folder('7a03', { name: 'Aquarium trip', color: 'plum', entries: 1, bytes: 0 }),
  folder('7a04', {
    name: 'Reports and letters',
    color: 'iris',
    entries: 31,
    role: 'reader',
    owner: 'Ben Ada',
    is_shared: true,
  }),
];

export const entry = (last: string, change: Partial<BriefcaseEntry> = {}): BriefcaseEntry => ({
  id: id(last),
  folder_id: null,
  kind: 'file',
  name: 'ortus-medicinae-willow.pdf',
  detail: null,
  generation_id: null,
  lesson_id: null,
  url: null,
  file_id: id(last.replace('7b', '7c')),
  size: 3_565_158,
  versions: 1,
  can_edit: true,
  is_mine: true,
  updated_at: time,
  ...change,
});

export const entries: readonly BriefcaseEntry[] = [
  entry('7b01', {
    kind: 'document',
    name: 'Where does a tree’s mass come from?',
    detail: template.templateType,
    generation_id: id('7d01'),
    file_id: null,
    size: null,
    versions: 0,
  }),
  entry('7b02'),
  entry('7b03', { name: 'lab-2-benches.jpg', size: 2_831_155, versions: 3 }),
  entry('7b04', {
    kind: 'link',
    name: 'The willow experiment, as it was told at the Royal Society to a hall of people who ate soil',
    url: 'https://example.org/willow',
    file_id: null,
    size: null,
    versions: 0,
  }),
  entry('7b05', {
    kind: 'lesson',
    name: 'Leaf discs that swim',
    detail: '7B Science',
    lesson_id: id('7d02'),
    file_id: null,
    size: null,
    versions: 0,
  }),
];
