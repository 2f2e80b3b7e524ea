import { pageFiles } from '../page-files.ts';
import { pageStories, pageView } from './page-view.ts';
import type { Resource } from './resource-names.ts';

/** The resource on the client: its public API file, and a page that lists, creates and deletes entries. */
export function clientFiles(resource: Resource): Map<string, string> {
  const { many, owner, route } = resource;
  const page = `${areaOf(resource)}/${many.kebab}`;
  const folder = `src/pages/${page}`;
  return new Map([
    [`src/shared/api/${many.kebab}.ts`, api(resource)],
    [`${folder}/ui/${many.kebab}-page.stories.tsx`, pageStories(resource)],
    [`${folder}/ui/${many.kebab}-page.tsx`, pageView(resource)],
    [`${folder}/model/${many.kebab}.ts`, model(resource)],
    ...pageFiles({
      page,
      path: route,
      title: many.words,
      view: { name: `${many.pascal}Page`, file: `${many.kebab}-page` },
      opened: { name: `${many.camel}Opened`, file: many.kebab, takesId: owner === 'class' },
    }),
  ]);
}

/** The area of its page: of the student's pages, or that of the resource. */
const areaOf = ({ place, route }: Resource): string =>
  route.startsWith('/students/') ? 'student' : place.replace(/.*\//, '');

const api = ({ many, one }: Resource): string => `export {
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

const model = ({ many, one, owner }: Resource): string => {
  const isOfClass = owner === 'class';
  const fields = `${one.camel}Fields`;
  const page = 'params: cursor === undefined ? {} : { cursor }';
  return `import { createEvent, sample } from 'effector';
import { problemOf } from '@/shared/api';
import {
  createCreate${one.pascal}Mutation,
  createDelete${one.pascal}Mutation,
  createList${many.pascal}Query,
} from '@/shared/api/${many.kebab}';
import { createForm, filled, sendForm } from '@/shared/lib/form';
import { createPagedList } from '@/shared/lib/paged-list';
import { toastShown } from '@/shared/lib/toasts';

${isOfClass ? '' : "const empty = { title: '' };\n\n"}${isOfClass ? '/** Carries the id of the class. */\n' : ''}export const ${many.camel}Opened = createEvent${isOfClass ? '<string>' : ''}();
/** Carries the id of an entry of the list. */
export const deleteRequested = createEvent<string>();

const createMutation = createCreate${one.pascal}Mutation();
const deleteMutation = createDelete${one.pascal}Mutation();

export const ${many.camel}List = createPagedList({
  name: '${many.camel}',
  query: createList${many.pascal}Query(),
  request: ${isOfClass ? `(classId: string, cursor) => ({ id: classId, ${page} })` : `(_: void, cursor) => ({ ${page} })`},
});

export const new${one.pascal} = createForm({
  name: 'new${one.pascal}',
  initial: ${isOfClass ? "{ classId: '', title: '' }" : 'empty'},
  rules: { title: filled('Enter a title.') },
});

${
  isOfClass
    ? `sample({ clock: ${many.camel}Opened, target: ${many.camel}List.opened });
sample({ clock: ${many.camel}Opened, fn: (classId) => ({ classId, title: '' }), target: new${one.pascal}.opened });`
    : `sample({ clock: ${many.camel}Opened, target: [${many.camel}List.opened, new${one.pascal}.reset] });`
}

sendForm({
  form: new${one.pascal},
  mutation: createMutation,
  request: ${isOfClass ? `({ classId, ...${fields} }) => ({ id: classId, ${fields} })` : `(${fields}) => ({ ${fields} })`},
});
sample({ clock: createMutation.finished.success, target: ${many.camel}List.refreshed });
sample({
  clock: createMutation.finished.success,
  fn: ${isOfClass ? "({ params }) => ({ classId: params.id, title: '' })" : '() => empty'},
  target: new${one.pascal}.opened,
});

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
};
