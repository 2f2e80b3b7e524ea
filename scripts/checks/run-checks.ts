import { ensureGeneratedCode } from '../generated-code.ts';
import { runCommand } from '../run-command.ts';
import type { Tally } from '../tally.ts';

type Check = { name: string; promise: string; command: readonly [string, ...string[]] };

/** The slow checks first, so that two at a time finish together. */
const checks: readonly Check[] = [
  {
    name: 'effector',
    promise: "Effector's own rules",
    command: ['eslint', '-c', 'tools/effector-lint/eslint.config.js', '--max-warnings', '0', 'src'],
  },
  { name: 'types', promise: 'TypeScript, the generated code included', command: ['tsc'] },
  { name: 'lint', promise: 'oxlint with type-aware rules', command: ['oxlint'] },
  {
    name: 'contract',
    promise: 'openapi.yaml without warnings',
    command: ['redocly', 'lint', 'openapi.yaml'],
  },
  { name: 'unused', promise: 'no unused files, exports or dependencies', command: ['knip', '--no-progress'] },
  {
    name: 'boundaries',
    promise: 'layers and slices by Steiger',
    command: ['steiger', './src', '--fail-on-warnings'],
  },
  {
    name: 'areas',
    promise: 'areas, wings and rooms of the server',
    command: ['node', 'scripts/checks/areas.ts'],
  },
  {
    name: 'purity',
    promise: 'modules that the build treats as pure only declare',
    command: ['node', 'scripts/checks/side-effects.ts'],
  },
  { name: 'format', promise: 'one format', command: ['biome', 'format', '--reporter=summary', '.'] },
  { name: 'house', promise: 'house rules', command: ['node', 'scripts/checks/house-rules.ts'] },
  {
    name: 'containers',
    promise: 'Dockerfile and compose.yaml',
    command: ['node', 'scripts/checks/containers.ts'],
  },
  {
    name: 'scaffold',
    promise: 'what `npm run new` writes passes these checks and its tests',
    command: ['node', 'scripts/checks/scaffold.ts'],
  },
];

const AT_A_TIME = 2;

const quiet = {
  NO_COLOR: '1',
  REDOCLY_TELEMETRY: 'off',
  REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true',
  ESLINT_USE_FLAT_CONFIG: 'true',
};

async function runCheck({ name, promise, command: [command, ...args] }: Check): Promise<boolean> {
  const started = performance.now();
  const { code, output } = await runCommand(command, args, { env: quiet });
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  console.log(`${code === 0 ? '✓' : '✗'} ${name}: ${promise} (${seconds} s)`);
  if (code !== 0) console.log(output.replace(/^/gm, `  ${name}| `));
  return code === 0;
}

/** Runs the named checks, by default all. Generates code first, because most checks read it. */
export async function runChecks(names: readonly string[] = []): Promise<Tally> {
  const unknown = names.filter((name) => !checks.some((check) => check.name === name));
  if (unknown.length > 0) throw new Error(`No such check: ${unknown.join(', ')}`);

  const problem = await ensureGeneratedCode();
  if (problem !== undefined) {
    console.log(`✗ generate: the code could not be generated\n${problem}`);
    return { passed: 0, failed: 1 };
  }

  const waiting = checks.filter((check) => names.length === 0 || names.includes(check.name));
  const results: boolean[] = [];
  const work = async () => {
    for (let check = waiting.shift(); check; check = waiting.shift()) results.push(await runCheck(check));
  };
  await Promise.all(Array.from({ length: AT_A_TIME }, work));
  const passed = results.filter(Boolean).length;
  return { passed, failed: results.length - passed };
}
