const MAX_FILE_LINES = 300;

type Rule = {
  sentence: string;
  applies: (path: string) => boolean;
  broken: (path: string, text: string) => boolean;
};

const isCode = (path: string) => /\.(ts|tsx)$/.test(path);
const isServer = (path: string) => path.startsWith('server/');
const isClient = (path: string) => path.startsWith('src/');
/** Data tables in TypeScript. */
const isData = (path: string) => /(^|\/)data\/|\/theme\/template-themes\.ts$/.test(path);
/** The theme, and the colour picker. */
const hasColours = (path: string) => /^src\/shared\/ui\/(theme|color-picker)\//.test(path);

const rules: readonly Rule[] = [
  {
    sentence: `is longer than ${MAX_FILE_LINES} lines; split it by topic`,
    applies: (path) => !isData(path),
    broken: (_, text) => text.trimEnd().split('\n').length > MAX_FILE_LINES,
  },
  {
    sentence: 're-exports everything; export names one by one',
    applies: isCode,
    broken: (_, text) => /^\s*export\s+(type\s+)?\*/m.test(text),
  },
  {
    sentence: 'is a barrel over all components; import @/shared/ui/<component>',
    applies: isClient,
    broken: (path) => /^src\/shared\/(ui|lib)\/index\.tsx?$/.test(path),
  },
  {
    sentence: 'is not kebab-case',
    applies: isCode,
    broken: (path) => !/^[a-z0-9]+(-[a-z0-9]+)*(\.[a-z0-9-]+)*$/.test(path.slice(path.lastIndexOf('/') + 1)),
  },
  {
    sentence: 'has a meaningless name (utils, helpers, types); name it after its subject',
    applies: isCode,
    broken: (path) => /(^|\/)(utils?|helpers?|types)(\.tsx?|\/)/.test(path),
  },
  {
    sentence: 'silences the compiler or the linter',
    applies: (path) => isCode(path) && !path.startsWith('scripts/checks/find-breaches'),
    broken: (_, text) => /@ts-(ignore|nocheck)|(eslint|oxlint|biome)-(disable|ignore)/.test(text),
  },
  {
    sentence: 'imports the client from the server',
    applies: isServer,
    broken: (_, text) => /from '(@\/|(\.\.\/)+src\/)/.test(text),
  },
  {
    sentence: 'imports the server from the client',
    applies: isClient,
    broken: (_, text) => /from '(\.\.\/)+server\//.test(text),
  },
  {
    sentence: 'imports the product from a package; packages are independent',
    applies: (path) => path.startsWith('packages/'),
    broken: (_, text) => /from '(@\/|(\.\.\/)+(src|server|tests)\/)/.test(text),
  },
  {
    sentence: 'has a raw colour outside the theme',
    applies: (path) => isClient(path) && path.endsWith('.css.ts') && !hasColours(path),
    broken: (_, text) => /#[0-9a-f]{3,8}\b|\b(rgba?|hsla?|oklch)\(/i.test(text),
  },
  {
    sentence:
      'uses Intl as soon as it loads, which blocks a slow phone for 200 ms; create the format where it is used',
    applies: (path) => isClient(path) && !/\.(test|stories|fixture)\.tsx?$/.test(path),
    broken: (_, text) => /^(export )?(const|let) (?!.*=>).*\bIntl\.\w+\(/m.test(text),
  },
];

/** A sentence for each breach in this file of the rules that no linter checks. */
export function findBreaches(path: string, text: string): string[] {
  return rules
    .filter((rule) => rule.applies(path) && rule.broken(path, text))
    .map((rule) => `${path} ${rule.sentence}`);
}
