import { useUnit } from 'effector-react';
import { FileSpreadsheet, RotateCcw } from 'lucide';
import { documentRoute } from '@/shared/api/template-route';
import type { Role } from '@/shared/api';
import type { UsageRun } from '@/shared/api/usage';
import { whenOf } from '@/shared/lib/dates';
import { formatNumber } from '@/shared/lib/numbers';
import { Badge } from '@/shared/ui/badge';
import { Button } from '@/shared/ui/button';
import { Icon } from '@/shared/ui/icon';
import { Link } from '@/shared/ui/link';
import { LoadMore } from '@/shared/ui/load-more';
import { PageSection } from '@/shared/ui/page-section';
import { Table, type TableColumn } from '@/shared/ui/table';
import { TemplateMark } from '@/shared/ui/template-mark';
import { coverOf } from '@/shared/ui/theme/template-name';
import { differenceOf, documents } from '../model/numbers';
import { $exporting, exportRequested, runsList } from '../model/usage';
import type { Ready } from '../model/usage-state';
import * as styles from './runs-table.css';

const CAUSES: Record<UsageRun['cause'], string> = {
  written: '',
  continued: 'continued',
  regenerated: 'section rewritten',
  revised: 'document rewritten',
  extended: 'section added',
};

/** The runs of the period, newest first: estimated against used credits. */
export function RunsTable({ ready, role }: { ready: Ready; role: Role }) {
  const [list, exporting] = useUnit([runsList.$list, $exporting]);
  const on = useUnit({ export: exportRequested, more: runsList.moreRequested });
  const { usage, view } = ready;
  const titles = new Map(usage.tools.map(({ template_type, title }) => [template_type, title]));
  return (
    <PageSection
      title="All documents"
      more={
        <Button
          size="sm"
          variant="second"
          icon={FileSpreadsheet}
          pending={exporting}
          onClick={() => on.export()}
        >
          Export CSV
        </Button>
      }
    >
      <Table
        label={`${documents(usage.period.runs)} in ${view.period.label}`}
        columns={columnsFor(view.now, role, usage.unlimited, titles)}
        rows={list.state === 'ready' ? list.items : []}
        rowKey={({ id }) => id}
      />
      {list.state === 'ready' ? (
        <LoadMore
          next={list.next.state}
          failure="Earlier documents couldn’t be loaded."
          end="All documents are shown."
          onMore={on.more}
        >
          Show earlier documents
        </LoadMore>
      ) : null}
    </PageSection>
  );
}

function columnsFor(
  now: Date,
  role: Role,
  isUnlimited: boolean,
  titles: ReadonlyMap<string, string>,
): TableColumn<UsageRun>[] {
  const always: TableColumn<UsageRun>[] = [
    { key: 'when', label: 'When', phone: 'start', cell: (run) => <When run={run} now={now} /> },
    {
      key: 'document',
      label: 'Document',
      phone: 'main',
      cell: (run) => <Document run={run} role={role} tool={titles.get(run.template_type)} />,
    },
  ];
  if (isUnlimited) {
    return [
      ...always,
      { key: 'outcome', label: 'Outcome', phone: 'end', cell: (run) => <Outcome run={run} /> },
    ];
  }
  return [
    ...always,
    {
      key: 'estimate',
      label: 'Estimate',
      align: 'end',
      phone: 'hidden',
      cell: ({ estimated }) => figure(estimated),
    },
    { key: 'used', label: 'Used', align: 'end', phone: 'end', cell: ({ actual }) => figure(actual) },
    {
      key: 'difference',
      label: 'Difference',
      align: 'end',
      phone: 'endBelow',
      cell: (run) => <Difference run={run} />,
    },
  ];
}

const figure = (credits: number) => <span className={styles.figure}>{formatNumber(credits)}</span>;

function When({ run, now }: { run: UsageRun; now: Date }) {
  const { day, clock } = whenOf(run.at, now);
  return (
    <time className={styles.when} dateTime={run.at}>
      {day} <small className={styles.note}>{clock}</small>
    </time>
  );
}

/** Students have no page that shows a document, and a deleted one has none. */
function Document({ run, role, tool }: { run: UsageRun; role: Role; tool: string | undefined }) {
  return (
    <span className={styles.document}>
      <TemplateMark template={coverOf(run.template_type)} look="book" />
      <span className={styles.words}>
        {role === 'teacher' && run.generation_id !== null ? (
          <Link variant="quiet" stretched href={documentRoute(run.template_type, run.generation_id)}>
            {run.title}
          </Link>
        ) : (
          run.title
        )}
        <small className={styles.note}>{[tool, CAUSES[run.cause]].filter(Boolean).join(', ')}</small>
      </span>
    </span>
  );
}

const wroteNothing = ({ actual, estimated }: UsageRun): boolean => actual === 0 && estimated > 0;

function Failed({ children }: { children: string }) {
  return (
    <Badge tone="line" icon={<Icon of={RotateCcw} size="xs" />}>
      {children}
    </Badge>
  );
}

function Outcome({ run }: { run: UsageRun }) {
  return wroteNothing(run) ? <Failed>Failed</Failed> : 'Written';
}

function Difference({ run }: { run: UsageRun }) {
  if (wroteNothing(run))
    return <Failed>{run.refunded > 0 ? 'Failed, refunded' : 'Failed, not counted'}</Failed>;
  const { credits, share } = differenceOf(run);
  return (
    <span className={styles.figure}>
      {credits} <small className={styles.share}>{share}</small>
    </span>
  );
}
