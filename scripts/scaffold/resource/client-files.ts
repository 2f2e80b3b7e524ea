import { pageFiles } from '../page-files.ts';
import { pageStories, pageView } from './page-view.ts';
import type { ResourceNames } from './resource-names.ts';

/** The resource on the client: its public API file, and a page that lists, creates and deletes entries. */
export function clientFiles(names: ResourceNames): Map<string, string> {
  const { many } = names;
  const page = `${many.kebab}/${many.kebab}`;
  const folder = `src/pages/${page}`;
  return new Map([
    [`src/shared/api/${many.kebab}.ts`, api(names)],
    [`${folder}/model/${many.kebab}.test.ts`, modelTest(names)],
    [`${folder}/model/${many.kebab}.ts`, model(names)],
    [`${folder}/ui/${many.kebab}-page.stories.tsx`, pageStories(names)],
    [`${folder}/ui/${many.kebab}-page.tsx`, pageView(names)],
    ...pageFiles({
      page,
      path: `/teacher/${many.kebab}`,
      title: many.words,
      view: { name: `${many.pascal}Page`, file: `${many.kebab}-page` },
      opened: { name: `${many.camel}Opened`, file: many.kebab },
    }),
  ]);
}

const api = ({ many, one }: ResourceNames): string => `export {
  create${one.pascal}Fx,
  createCreate${one.pascal}Mutation,
} from './generated/operations/create-${one.kebab}.ts';
export {
  createDelete${one.pascal}Mutation,
  delete${one.pascal}Fx,
} from './generated/operations/delete-${one.kebab}.ts';
export {
  createList${many.pascal}Query,
  list${many.pascal}Fx,
} from './generated/operations/list-${many.kebab}.ts';
export type { ${one.pascal} } from './generated/schemas';
`;

const model = ({ many, one }: ResourceNames): string => `import { createEvent, sample } from 'effector';
import { problemOf } from '@/shared/api';
import {
  createCreate${one.pascal}Mutation,
  createDelete${one.pascal}Mutation,
  createList${many.pascal}Query,
} from '@/shared/api/${many.kebab}';
import { createForm, filled, sendForm } from '@/shared/lib/form';
import { createPagedList } from '@/shared/lib/paged-list';
import { toastShown } from '@/shared/lib/toasts';

const empty = { title: '' };

export const ${many.camel}Opened = createEvent();
/** Carries the id of an entry of the list. */
export const deleteRequested = createEvent<string>();

const createMutation = createCreate${one.pascal}Mutation();
const deleteMutation = createDelete${one.pascal}Mutation();

export const ${many.camel}List = createPagedList({
  name: '${many.camel}',
  query: createList${many.pascal}Query(),
  request: (_: void, cursor) => ({ params: cursor === undefined ? {} : { cursor } }),
});

export const new${one.pascal} = createForm({
  name: 'new${one.pascal}',
  initial: empty,
  rules: { title: filled('Enter a title.') },
});

sample({ clock: ${many.camel}Opened, target: [${many.camel}List.opened, new${one.pascal}.reset] });

sendForm({ form: new${one.pascal}, mutation: createMutation, request: (${one.camel}Fields) => ({ ${one.camel}Fields }) });
sample({ clock: createMutation.finished.success, target: ${many.camel}List.refreshed });
sample({ clock: createMutation.finished.success, fn: () => empty, target: new${one.pascal}.opened });

// The entry disappears at once and returns when the server rejects the call.
sample({ clock: deleteRequested, target: ${many.camel}List.itemRemoved });
sample({ clock: deleteRequested, fn: (id) => ({ id }), target: deleteMutation.start });
sample({
  clock: deleteMutation.finished.failure,
  fn: ({ params }) => params.id,
  target: ${many.camel}List.itemRestored,
});
sample({
  clock: deleteMutation.finished.failure,
  fn: ({ error }) => ({
    tone: 'bad' as const,
    title: 'It couldn’t be deleted',
    description: problemOf(error).message,
  }),
  target: toastShown,
});
`;

const modelTest = ({ many, one }: ResourceNames): string => `import { httpError } from '@farfetched/core';
import { allSettled, fork } from 'effector';
import { expect, test, vi } from 'vitest';
import { create${one.pascal}Fx, delete${one.pascal}Fx, list${many.pascal}Fx, type ${one.pascal} } from '@/shared/api/${many.kebab}';
import { deleteRequested, new${one.pascal}, ${many.camel}List, ${many.camel}Opened } from './${many.kebab}';

const entry = (id: string): ${one.pascal} => ({
  id,
  title: \`Entry \${id}\`,
  created_at: '2026-11-20T09:00:00.000Z',
  updated_at: '2026-11-20T09:00:00.000Z',
});

async function open() {
  const items = [entry('a'), entry('b')];
  const create = vi.fn(() => entry('c'));
  const remove = vi.fn<() => void>();
  const scope = fork({
    handlers: [
      [list${many.pascal}Fx, () => ({ items: [...items], next_cursor: null })],
      [create${one.pascal}Fx, create],
      [delete${one.pascal}Fx, remove],
    ],
  });
  await allSettled(${many.camel}Opened, { scope });
  const shown = () => {
    const list = scope.getState(${many.camel}List.$list);
    return list.state === 'ready' ? list.items.map(({ id }) => id) : list.state;
  };
  return { scope, items, create, remove, shown };
}

test('a new entry is created and the list reloads', async () => {
  const { scope, items, create, shown } = await open();
  create.mockImplementationOnce(() => {
    items.unshift(entry('c'));
    return entry('c');
  });
  await allSettled(new${one.pascal}.changed, { scope, params: { title: 'Entry c' } });
  await allSettled(new${one.pascal}.submitted, { scope });
  expect(create).toHaveBeenCalledExactlyOnceWith(null, { request: { ${one.camel}Fields: { title: 'Entry c' } }, token: null });
  expect(shown()).toEqual(['c', 'a', 'b']);
  expect(scope.getState(new${one.pascal}.$values)).toEqual({ title: '' });
});

test('an entry without a title is not sent', async () => {
  const { scope, create } = await open();
  await allSettled(new${one.pascal}.submitted, { scope });
  expect(create).not.toHaveBeenCalled();
  expect(scope.getState(new${one.pascal}.$errors)).toEqual({ title: 'Enter a title.' });
});

test('a deleted entry leaves the list, and returns when the server rejects the call', async () => {
  const { scope, remove, shown } = await open();
  await allSettled(deleteRequested, { scope, params: 'a' });
  expect(shown()).toEqual(['b']);
  remove.mockImplementationOnce(() => {
    throw httpError({ status: 409, statusText: '', response: null });
  });
  await allSettled(deleteRequested, { scope, params: 'b' });
  expect(shown()).toEqual(['b']);
});
`;
