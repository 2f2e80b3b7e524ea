import { spell } from './names.ts';

/** The files of a design system component, story first. */
export function componentFiles(name: string): Map<string, string> {
  const { kebab, camel, pascal, words } = spell(name);
  const folder = `src/shared/ui/${kebab}`;
  return new Map([
    [
      `${folder}/${kebab}.stories.tsx`,
      `import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { ${pascal} } from './${kebab}';

const meta = {
  title: 'Components/${words}',
  component: ${pascal},
  args: { children: '${words}' },
} satisfies Meta<typeof ${pascal}>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  tags: ['pictured'],
  play: async ({ canvas }) => {
    await expect(canvas.getByText('${words}')).toBeVisible();
  },
};

export const LongText: Story = {
  args: { children: '${words} with a text that is too long for one line on a narrow screen' },
};
`,
    ],
    [
      `${folder}/${kebab}.tsx`,
      `import type { ReactNode } from 'react';
import { ${camel} } from './${kebab}.css';

export type ${pascal}Props = {
  /** The text. */
  children: ReactNode;
};

export function ${pascal}({ children }: ${pascal}Props) {
  return <div className={${camel}()}>{children}</div>;
}
`,
    ],
    [
      `${folder}/${kebab}.css.ts`,
      `import { recipe } from '@vanilla-extract/recipes';
import { vars } from '../theme/contract.css';

export const ${camel} = recipe({
  base: {
    color: vars.color.ink,
  },
});
`,
    ],
    [`${folder}/index.ts`, `export { ${pascal}, type ${pascal}Props } from './${kebab}';\n`],
  ]);
}
