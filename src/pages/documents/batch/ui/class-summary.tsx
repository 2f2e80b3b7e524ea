import type { Batch, BatchResults, CriterionResult } from '@/shared/api/batches';
import type { Template, TemplateSection } from '@/shared/api/templates';
import { Badge } from '@/shared/ui/badge';
import { BarChart, ChartFrame } from '@/shared/ui/chart-frame';
import { CheckList } from '@/shared/ui/check-list';
import { PageSection } from '@/shared/ui/page-section';
import { Stack } from '@/shared/ui/stack';
import { Table, type TableColumn } from '@/shared/ui/table';
import { BlockView } from '@/entities/document';
import * as styles from './batch.css';

/** What the finished documents say about the class; computed by code, without AI. */
export function ClassSummary({ batch, template }: { batch: Batch; template: Template | null }) {
  const { results, summary, checks, state } = batch;
  const sections = (template?.sections ?? [])
    .map((section) => withoutEmptyFacts(section, summary[section.key]))
    .filter(({ key, block, columns }) => summary[key] !== undefined && (block !== 'facts' || columns));
  if (results === null && sections.length === 0 && checks.length === 0) return null;
  const isLate = batch.items.some(({ score }) => score?.penalty);
  return (
    <PageSection title={state === 'finished' ? 'Class summary' : 'Class summary so far'}>
      <Stack gap={8}>
        <p className={styles.note}>
          Computed from the documents, without AI.
          {isLate ? ' Late penalties aren’t taken off.' : null}
        </p>
        {results ? <Scores results={results} /> : null}
        {results && results.criteria.length > 0 ? <Criteria criteria={results.criteria} /> : null}
        {sections.map((section) => (
          <div key={section.key} className={styles.block}>
            <BlockView
              section={section}
              state="finished"
              copy="teacher"
              firstQuestion={1}
              value={summary[section.key]}
            />
          </div>
        ))}
        {checks.length > 0 ? (
          <PageSection title="Compared with each other" level={3}>
            <CheckList checks={checks.map(({ name, status, detail }) => ({ name, status, detail }))} />
          </PageSection>
        ) : null}
      </Stack>
    </PageSection>
  );
}

/** The section with the facts that have a value; the class may have missed nothing. */
function withoutEmptyFacts(section: TemplateSection, value: unknown): TemplateSection {
  if (section.block !== 'facts' || typeof value !== 'object' || value === null) return section;
  const { columns: all, ...rest } = section;
  const filled = new Set(
    Object.entries(value)
      .filter(([, fact]) => (Array.isArray(fact) ? fact.length > 0 : fact !== ''))
      .map(([key]) => key),
  );
  const columns = all?.filter(({ key }) => filled.has(key)) ?? [];
  return columns.length > 0 ? { ...rest, columns } : rest;
}

function Scores({ results: { bands, scored, unscored, mean_percent } }: { results: BatchResults }) {
  const lowestFirst = bands
    .toReversed()
    .map(({ from, to, count }) => ({ label: `${from}–${to}%`, value: count }));
  const without = unscored > 0 ? ` ${unscored} without a score.` : '';
  return (
    <ChartFrame
      title="Scores"
      level={3}
      summary={
        mean_percent === null
          ? `No scores yet.${without}`
          : `On average ${mean_percent}% of the points. ${scored} with a score.${without}`
      }
      table={{
        columns: [
          { key: 'label', label: 'Share of the points' },
          { key: 'value', label: 'Students' },
        ],
        rows: lowestFirst,
      }}
    >
      <BarChart label="Scores" bars={lowestFirst} />
    </ChartFrame>
  );
}

/** A class that gets less of the points needs to practise the criterion, one that gets more is good at it. */
const NEED = 50;
const STRENGTH = 75;

function Standing({ percent }: { percent: number }) {
  if (percent >= STRENGTH) return <Badge tone="ok">Strength</Badge>;
  return percent < NEED ? <Badge tone="warn">Need</Badge> : <Badge>In between</Badge>;
}

const criterionColumns: readonly TableColumn<CriterionResult>[] = [
  { key: 'name', label: 'Criterion', cell: ({ name }) => name, sortBy: ({ name }) => name, phone: 'main' },
  {
    key: 'percent',
    label: 'Points of the class',
    align: 'end',
    cell: ({ percent }) => `${percent}%`,
    sortBy: ({ percent }) => percent,
    phone: 'end',
  },
  {
    key: 'standing',
    label: 'Standing',
    cell: ({ percent }) => <Standing percent={percent} />,
    phone: 'start',
  },
  {
    key: 'needs',
    label: 'Less than half of the points',
    cell: ({ needs }) => (needs.length > 0 ? needs.join(', ') : 'None'),
    phone: 'endBelow',
  },
];

function Criteria({ criteria }: { criteria: readonly CriterionResult[] }) {
  return (
    <PageSection title="Strengths and needs" level={3}>
      <Table
        label="Results by criterion"
        columns={criterionColumns}
        rows={criteria}
        rowKey={({ name }) => name}
      />
    </PageSection>
  );
}
