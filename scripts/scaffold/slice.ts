import { type Names, spell } from './names.ts';

const LAYERS = ['pages', 'widgets', 'features', 'entities'];

/** The files of a slice such as features/invite-member, test and story first. */
export function sliceFiles(path: string): Map<string, string> {
  const [layer = '', ...parts] = path.split('/');
  const isPage = layer === 'pages';
  if (!LAYERS.includes(layer) || parts.length !== (isPage ? 2 : 1)) {
    throw new Error(
      `"${path}" is not a slice: ${LAYERS.join(', ')}, then a name, as in features/invite-member; a page is in an area, as in pages/billing/plans.`,
    );
  }
  const names = spell(parts.at(-1) ?? '');
  const folder = `src/${[layer, ...parts].join('/')}`;
  const files = new Map([
    [`${folder}/model/${names.kebab}.test.ts`, modelTest(names)],
    [`${folder}/model/${names.kebab}.ts`, model(names)],
  ]);
  if (layer === 'entities') {
    files.set(
      `${folder}/index.ts`,
      `export { $${names.camel}, ${names.camel}Opened } from './model/${names.kebab}';\n`,
    );
    return files;
  }

  const view = isPage ? spell(`${names.kebab}-page`) : names;
  files.set(`${folder}/ui/${view.kebab}.stories.tsx`, viewStories(layer, names, view));
  files.set(`${folder}/ui/${view.kebab}.tsx`, viewFile(names, view));
  if (isPage) {
    files.set(`${folder}/page.ts`, routesOf(names));
    files.set(`${folder}/index.ts`, pageIndex(names, view));
    return files;
  }
  files.set(
    `${folder}/index.ts`,
    `export { ${names.camel}Opened } from './model/${names.kebab}';\nexport { ${view.pascal} } from './ui/${view.kebab}';\n`,
  );
  return files;
}

const routesOf = ({ kebab, words }: Names): string => `import type { Route } from '@/shared/lib/page';

export const routes: readonly Route[] = [
  {
    path: '/teacher/${kebab}',
    access: 'teacher',
    layout: 'teacher',
    title: '${words}',
  },
];
`;

const pageIndex = (
  { kebab, camel }: Names,
  view: Names,
): string => `import { ${camel}Opened } from './model/${kebab}';

export { ${view.pascal} as View } from './ui/${view.kebab}';

export const open = () => ${camel}Opened();
`;

function modelTest({ kebab, camel, words }: Names): string {
  return `import { allSettled, fork } from 'effector';
import { expect, test } from 'vitest';
import { $${camel}, ${camel}Opened } from './${kebab}';

test('${words.toLowerCase()} opens', async () => {
  const scope = fork();
  await allSettled(${camel}Opened, { scope });
  expect(scope.getState($${camel})).toEqual({ state: 'open' });
});
`;
}

function model({ camel, pascal }: Names): string {
  return `import { createEvent, createStore } from 'effector';

export type ${pascal}State = { state: 'closed' } | { state: 'open' };

export const ${camel}Opened = createEvent();

// closed -> open
export const $${camel} = createStore<${pascal}State>({ state: 'closed' }, { name: '${camel}' });

$${camel}.on(${camel}Opened, () => ({ state: 'open' }));
`;
}

function viewStories(layer: string, names: Names, view: Names): string {
  const isPage = layer === 'pages';
  const title = `${layer.charAt(0).toUpperCase()}${layer.slice(1)}/${names.words}`;
  return `import type { Meta, StoryObj } from '@storybook/react-vite';
import { fork } from 'effector';
import { expect } from 'storybook/test';
import { PageFrame } from '${isPage ? '../' : ''}../../../../.storybook/page-frame';
import { $${names.camel}, type ${names.pascal}State } from '../model/${names.kebab}';
import { ${view.pascal} } from './${view.kebab}';

function Example({ value }: { value: ${names.pascal}State }) {
  return (
    <PageFrame start={() => fork({ values: [[$${names.camel}, value]] })}>
      <${view.pascal} />
    </PageFrame>
  );
}

const meta = { title: '${title}', component: Example } satisfies Meta<typeof Example>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Closed: Story = { args: { value: { state: 'closed' } } };

export const Open: Story = {
  tags: ['pictured'],
  args: { value: { state: 'open' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: '${names.words}' })).toHaveTextContent('open');
  },
};
`;
}

function viewFile(names: Names, view: Names): string {
  return `import { useUnit } from 'effector-react';
import { $${names.camel} } from '../model/${names.kebab}';

export function ${view.pascal}() {
  const { state } = useUnit($${names.camel});
  return <section aria-label="${names.words}">{state}</section>;
}
`;
}
