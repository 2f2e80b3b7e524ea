import type { DocumentNumbers } from './document-numbers.ts';
import type { Report } from './report.ts';
import { type Measure, type Summary, summariseByTemplate } from './summary.ts';
import { alignedTable, columns, formatted } from './table.ts';

/** How large a change for the worse counts, and whether less is worse. Times vary too much to judge. */
const limits: Readonly<Partial<Record<Measure, { worse: 'less' | 'more'; by: number }>>> = {
  complete: { worse: 'less', by: 0.02 },
  passed: { worse: 'less', by: 0.05 },
  open: { worse: 'more', by: 0.05 },
  in_band: { worse: 'less', by: 0.1 },
  in_language: { worse: 'less', by: 0.02 },
  specificity: { worse: 'less', by: 0.05 },
  sameness: { worse: 'more', by: 0.05 },
};

/** Costs count as worse if they rise by this factor. */
const COST_FACTOR = 1.2;

export interface Comparison {
  table: string;
  /** A sentence for each regression. */
  worse: string[];
  /** The requests that both reports have; only these are compared. */
  compared: number;
}

/** Compares two reports by the requests that both have. */
export function compareReports(before: Report, after: Report): Comparison {
  const ids = new Set(before.documents.map(({ id }) => id));
  const common = after.documents.filter(({ id }) => ids.has(id));
  const commonIds = new Set(common.map(({ id }) => id));
  const was = summariseByTemplate(before.documents.filter(({ id }) => commonIds.has(id)));
  const is = summariseByTemplate(common);
  const rows = [...is].flatMap(([template, summary]) => {
    const old = was.get(template);
    return old ? [rowOf(template, old, summary)] : [];
  });
  const worse = [...is].flatMap(([template, summary]) => {
    const old = was.get(template);
    return old ? worseMeasures(template, old, summary) : [];
  });
  return {
    table: alignedTable(['', 'docs', ...columns.map(({ heading }) => heading)], rows),
    worse: [...worse, ...lostDocuments(before.documents, common)],
    compared: common.length,
  };
}

function rowOf(template: string, old: Summary, now: Summary): string[] {
  const cells = columns.map(({ measure, format }) => {
    const [from, to] = [formatted(old[measure], format), formatted(now[measure], format)];
    return from === to ? to : `${from} → ${to}`;
  });
  return [template, String(now.documents), ...cells];
}

function worseMeasures(template: string, old: Summary, now: Summary): string[] {
  return columns.flatMap(({ heading, measure, format }) => {
    const [from, to] = [old[measure], now[measure]];
    if (from === null || to === null || !isWorse(measure, from, to)) return [];
    return [`${template}: ${heading} went from ${format(from)} to ${format(to)}.`];
  });
}

function isWorse(measure: Measure, from: number, to: number): boolean {
  if (measure === 'credits') return to > from * COST_FACTOR;
  const limit = limits[measure];
  if (!limit) return false;
  return limit.worse === 'less' ? from - to > limit.by : to - from > limit.by;
}

function lostDocuments(before: readonly DocumentNumbers[], after: readonly DocumentNumbers[]): string[] {
  const written = new Set(before.filter(({ status }) => status === 'complete').map(({ id }) => id));
  return after
    .filter(({ id, status }) => written.has(id) && status !== 'complete')
    .map(({ id, reason }) => `${id} is no longer written: ${reason ?? 'no reason given'}.`);
}
