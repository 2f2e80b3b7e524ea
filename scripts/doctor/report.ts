import type { Examination, ExaminedTemplate } from './examine-model.ts';

/** Dollars per million tokens. */
export interface Price {
  input: number;
  output: number;
}

const HEAD = ['Check', 'Result', 'Detail'] as const;

/** One table with all that was found out about a model. */
export function reportOf(examination: Examination, price?: Price): string {
  const rows = [
    HEAD,
    ...modelRows(examination),
    ...examination.templates.map((each) => templateRow(each, price)),
  ];
  const widths = HEAD.map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)));
  const lineOf = (row: readonly string[]) =>
    row
      .map((cell, column) => cell.padEnd(widths[column] ?? 0))
      .join('  ')
      .trimEnd();
  return [
    lineOf(HEAD),
    widths.map((width) => '-'.repeat(width)).join('  '),
    ...rows.slice(1).map(lineOf),
  ].join('\n');
}

function modelRows({ structuredOutput, context, templates }: Examination): string[][] {
  const begun = templates.filter(({ first }) => first !== null);
  const [template] = begun;
  if (!template) return [['Reachable', 'no', templates[0]?.problem ?? '']];
  const pieces = Math.max(...begun.map((each) => each.pieces / each.calls));
  const output = begun.reduce((sum, { used }) => sum + used.output, 0);
  const seconds = begun.reduce((sum, { writing }) => sum + writing, 0) / 1000;
  return [
    ['Reachable', 'yes', ''],
    ['Streaming', pieces > 1 ? 'yes' : 'no', `${figure(pieces)} pieces per call`],
    ['Structured output', structuredOutput, structuredOutputs[structuredOutput] ?? ''],
    [
      'First token',
      `${(Math.max(...begun.map(({ first }) => first ?? 0)) / 1000).toFixed(1)} s`,
      'at the slowest document',
    ],
    [
      'Prompt',
      `${figure(Math.max(...templates.map(({ prompt }) => prompt)))} tokens`,
      contextDetail(context),
    ],
    ['Speed', seconds > 0 ? `${figure(output / seconds)} tokens/s` : 'unknown', ''],
  ];
}

const contextDetail = (context: number | null): string =>
  context === null
    ? 'the longest; the server does not say what its context takes'
    : `the longest; with its document it has to fit into ${figure(context)} tokens of context`;

const structuredOutputs: Readonly<Record<string, string>> = {
  json_schema: 'the server enforces the form of the document',
  json_object: 'the server enforces JSON, the prompt asks for the form',
  text: 'the prompt alone asks for the form',
};

function templateRow(template: ExaminedTemplate, price: Price | undefined): string[] {
  const { problem, calls, openChecks, milliseconds, used, expected } = template;
  if (problem !== null) return [template.template, 'not valid', problem];
  const details = [
    `${(milliseconds / 1000).toFixed(1)} s`,
    calls === 1 ? '1 call' : `${calls} calls`,
    openChecks === 1 ? '1 open check' : `${openChecks} open checks`,
    `${figure(used.input + used.output)} credits (estimated ${figure(expected.input + expected.output)})`,
    ...(price ? [`$${((used.input * price.input + used.output * price.output) / 1e6).toFixed(4)}`] : []),
  ];
  return [template.template, 'valid', details.join(', ')];
}

const figure = (value: number): string => Math.round(value).toLocaleString('en-US');

/** Why the model can't serve, in one sentence; null if it can. */
export function verdictOn({ model, context, templates }: Examination): string | null {
  const needed = Math.max(...templates.map(({ prompt, expected }) => prompt + expected.output));
  if (context !== null && context < needed) {
    return `The model ${model} can’t serve: its context takes ${figure(context)} tokens, and the longest prompt with its document needs ${figure(needed)}. Give it a longer context (docs/models.md).`;
  }
  const failed = templates.filter(({ problem }) => problem !== null);
  const [first] = failed;
  if (!first) return null;
  if (templates.every(({ first: begun }) => begun === null)) {
    return `The model ${model} can’t serve: ${first.problem}`;
  }
  return `The model ${model} can’t serve: no valid document of ${failed.map(({ template }) => template).join(', ')}.`;
}
