import type { DocumentNumbers } from './document-numbers.ts';

/** The numbers of several documents, usually of one template. Null: no document could be measured. */
export interface Summary {
  documents: number;
  /** Share of the documents that were written to the end. */
  complete: number;
  /** Shares of all checks: passed at once, repaired by code, left to the teacher. */
  passed: number | null;
  repaired: number | null;
  open: number | null;
  /** Share of the measured documents whose reading level is in its band. */
  in_band: number | null;
  /** Share of the documents that are in the chosen language. */
  in_language: number | null;
  /** Means over the documents. */
  specificity: number | null;
  sameness: number | null;
  credits: number | null;
  input_tokens: number | null;
  output_tokens: number | null;
  /** Medians over the documents, in milliseconds. */
  first_ms: number | null;
  whole_ms: number | null;
}

export type Measure = Exclude<keyof Summary, 'documents'>;

export function summarise(documents: readonly DocumentNumbers[]): Summary {
  const written = documents.filter(({ status }) => status === 'complete');
  const checks = (kind: keyof DocumentNumbers['checks']) => sum(written.map((each) => each.checks[kind]));
  const all = checks('passed') + checks('repaired') + checks('open');
  const shareOfChecks = (kind: keyof DocumentNumbers['checks']) => (all === 0 ? null : checks(kind) / all);
  return {
    documents: documents.length,
    complete: documents.length === 0 ? 0 : written.length / documents.length,
    passed: shareOfChecks('passed'),
    repaired: shareOfChecks('repaired'),
    open: shareOfChecks('open'),
    in_band: shareOf(written.map(({ reading }) => reading?.in_band ?? null)),
    in_language: shareOf(written.map(({ in_language }) => in_language)),
    specificity: mean(written.map(({ specificity }) => specificity)),
    sameness: mean(written.map(({ sameness }) => sameness)),
    credits: mean(written.map(({ credits }) => credits)),
    input_tokens: mean(written.map(({ input_tokens }) => input_tokens)),
    output_tokens: mean(written.map(({ output_tokens }) => output_tokens)),
    first_ms: median(written.map(({ first_ms }) => first_ms)),
    whole_ms: median(written.map(({ whole_ms }) => whole_ms)),
  };
}

/** The numbers of each template, in the order of the documents, and of all together. */
export function summariseByTemplate(documents: readonly DocumentNumbers[]): Map<string, Summary> {
  const templates = [...new Set(documents.map(({ template }) => template))];
  const rows = templates.map(
    (template) => [template, summarise(documents.filter((each) => each.template === template))] as const,
  );
  return new Map([...rows, ['all', summarise(documents)]]);
}

const isNumber = (value: number | null): value is number => value !== null;

const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0);

function mean(values: readonly (number | null)[]): number | null {
  const known = values.filter(isNumber);
  return known.length === 0 ? null : sum(known) / known.length;
}

const shareOf = (values: readonly (boolean | null)[]): number | null =>
  mean(values.map((value) => (value === null ? null : Number(value))));

function median(values: readonly (number | null)[]): number | null {
  const sorted = values.filter(isNumber).toSorted((a, b) => a - b);
  if (sorted.length === 0) return null;
  const middle = Math.floor(sorted.length / 2);
  const upper = sorted[middle] ?? 0;
  return sorted.length % 2 === 1 ? upper : ((sorted[middle - 1] ?? 0) + upper) / 2;
}
