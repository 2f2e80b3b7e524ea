import { type Names, spell } from './names.ts';
import { pageFiles } from './page-files.ts';
import { isPath, valuesOf } from './values-of.ts';

const LAYERS = ['pages', 'widgets', 'features', 'entities'];

/** The files of a slice such as features/invite-member, or of a page such as pages/billing/plans with its path. */
export function sliceFiles([slice = '', ...options]: readonly string[]): Map<string, string> {
  const [layer = '', ...parts] = slice.split('/');
  const isPage = layer === 'pages';
  if (!LAYERS.includes(layer) || parts.length !== (isPage ? 2 : 1)) {
    throw new Error(
      `"${slice}" is not a slice: ${LAYERS.join(', ')}, then a name, as in features/invite-member; a page is in an area, as in pages/billing/plans.`,
    );
  }
  const [area = '', name = area] = parts.map((part) => spell(part).kebab);
  const names = spell(name);
  const folder = `src/${slice}`;
  if (layer === 'entities')
    return new Map([
      [`${folder}/model/${name}.ts`, entityModel(names)],
      [`${folder}/index.ts`, entityIndex(names)],
    ]);

  const view = isPage ? spell(`${name}-page`) : names;
  return new Map([
    [`${folder}/ui/${view.kebab}.stories.tsx`, viewStories(layer, names, view)],
    [`${folder}/ui/${view.kebab}.tsx`, isPage ? pageView(names, view) : partView(names)],
    ...(isPage
      ? pageFiles({
          page: `${area}/${name}`,
          path: pathIn(options),
          title: names.words,
          view: { name: view.pascal, file: view.kebab },
        })
      : [[`${folder}/index.ts`, `export { ${view.pascal} } from './ui/${view.kebab}';\n`] as const]),
  ]);
}

function pathIn(options: readonly string[]): string {
  const path = valuesOf(options).find(isPath);
  if (path === undefined) throw new Error('A page has a path, as in --route /supports/tickets.');
  return path;
}

const entityModel = ({
  camel,
  pascal,
}: Names): string => `import { createEvent, createStore } from 'effector';

export type ${pascal} = { id: string };

export const ${camel}Changed = createEvent<${pascal}>();

/** Null until it is known. */
export const $${camel} = createStore<${pascal} | null>(null, { name: '${camel}' });

$${camel}.on(${camel}Changed, (_, changed) => changed);
`;

const entityIndex = ({ kebab, camel, pascal }: Names): string =>
  `export { $${camel}, type ${pascal}, ${camel}Changed } from './model/${kebab}';\n`;

function viewStories(layer: string, names: Names, view: Names): string {
  const isPage = layer === 'pages';
  const title = `${layer.charAt(0).toUpperCase()}${layer.slice(1)}/${names.words}`;
  return `import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { PageFrame } from '${isPage ? '../' : ''}../../../../.storybook/page-frame';
import { ${view.pascal} } from './${view.kebab}';

const meta = {
  title: '${title}',
  component: ${view.pascal},
  render: () => (
    <PageFrame>
      <${view.pascal} />
    </PageFrame>
  ),
} satisfies Meta<typeof ${view.pascal}>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: '${names.words}' })).toBeVisible();
  },
};
`;
}

const pageView = (names: Names, view: Names): string => `import { PageHeader } from '@/shared/ui/page-header';

export const ${view.pascal} = () => <PageHeader title="${names.words}" />;
`;

const partView = ({
  pascal,
  words,
}: Names): string => `import { PageSection } from '@/shared/ui/page-section';

export const ${pascal} = () => <PageSection title="${words}">Empty</PageSection>;
`;
