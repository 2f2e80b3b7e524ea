import { globSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { readContract } from './read-contract.ts';

const files = globSync('src/shared/ui/*/*.{ts,tsx}')
  .filter((file) => !file.endsWith('.stories.tsx') && !file.startsWith('src/shared/ui/private/'))
  .toSorted();
const contracts = files.flatMap((file) =>
  readContract(readFileSync(file, 'utf8')).map((contract) => ({ file, ...contract })),
);

describe('reading a contract', () => {
  it('reads names, types over several lines, and descriptions', () => {
    const source = `export type PairProps<Value> = {
  /** Both
   * of them. */
  values: readonly {
    first: Value;
    second?: Value;
  }[];
  /** Called when they part. */
  onPart?: (reason: string) => void;
};
`;
    expect(readContract(source)).toEqual([
      {
        component: 'Pair',
        props: [
          {
            name: 'values',
            optional: false,
            type: 'readonly { first: Value; second?: Value; }[]',
            description: 'Both of them.',
          },
          {
            name: 'onPart',
            optional: true,
            type: '(reason: string) => void',
            description: 'Called when they part.',
          },
        ],
      },
    ]);
  });

  it('reports the text that it cannot parse', () => {
    expect(() => readContract('export type OddProps = {\n  [key: string]: string;\n};\n')).toThrow(
      'Cannot read the prop at: [key: string]',
    );
  });
});

describe('the components', () => {
  it('match the committed list of props (update with vitest -u)', async () => {
    const text = contracts
      .map(({ component, props }) =>
        [
          component,
          ...props.map(
            ({ name, optional, type, description }) =>
              `  ${name}${optional ? '?' : ''}: ${type}  // ${description}`,
          ),
        ].join('\n'),
      )
      .join('\n\n');
    await expect(`${text}\n`).toMatchFileSnapshot('prop-contract.txt');
  });

  it.each(contracts)('$component documents each prop with a sentence', ({ props }) => {
    const undocumented = props.filter(({ description }) => !/^[A-Z0-9`][^]*\.$/.test(description));
    expect(undocumented.map(({ name }) => name)).toEqual([]);
  });

  it.each(contracts)('$component has no style props', ({ props }) => {
    expect(props.map(({ name }) => name).filter((name) => /^(className|style|css)$/.test(name))).toEqual([]);
  });

  it('have a folder with an index and stories each', () => {
    const folders = new Set(contracts.map(({ file }) => file.split('/')[3] ?? ''));
    const lacking = [...folders].filter(
      (folder) =>
        globSync(`src/shared/ui/${folder}/index.ts`).length === 0 ||
        globSync(`src/shared/ui/${folder}/*.stories.tsx`).length === 0,
    );
    expect(lacking).toEqual([]);
  });
});
