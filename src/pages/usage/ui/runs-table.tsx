import { useUnit } from 'effector-react';
import { FileSpreadsheet, RotateCcw } from 'lucide-react';
import type { Role } from '@/shared/api';
import type { UsageRun } from '@/shared/api/usage';
import { Badge } from '@/shared/ui/badge';
import { Button } from '@/shared/ui/button';
import { Icon } from '@/shared/ui/icon';
import { Link } from '@/shared/ui/link';
import { PageSection } from '@/shared/ui/page-section';
import { Table, type TableColumn } from '@/shared/ui/table';
import { TemplateMark } from '@/shared/ui/template-mark';
import { differenceOf, pieces, whenOf, whole } from '../model/figures';
import { $exporting, exportAsked, moreAsked } from '../model/usage';
import type { Ready } from '../model/usage-state';
import * as styles from './runs-table.css';

const CAUSES: Record<UsageRun['cause'], string> = {
  written: '',
  continued: 'continued',
  regenerated: 'a section again',
};

/** Every run of the days, newest first: what it was said to take and what it took. */
export function RunsTable({ ready, role }: { ready: Ready; role: Role }) {
  const exporting = useUnit($exporting);
  const on = useUnit({ exportAsked, moreAsked });
  const { usage, runs, next, more, view } = ready;
  const titles = new Map(usage.tools.map(({ template_type, title }) => [template_type, title]));
  return (
    <PageSection
      title="Every piece"
      more={
        <Button
          size="sm"
          variant="second"
          icon={FileSpreadsheet}
          pending={exporting}
          onClick={() => on.exportAsked()}
        >
          Export CSV
        </Button>
      }
    >
      <Table
        label={`${pieces(usage.period.runs)} in ${view.period.label}`}
        columns={columnsFor(view.now, role, titles)}
        rows={runs}
        rowKey={({ id }) => id}
      />
      {next === null ? null : (
        <div className={styles.more}>
          {more === 'failed' ? <p role="alert">The earlier pieces could not be fetched.</p> : null}
          <Button variant="second" pending={more === 'asked'} onClick={() => on.moreAsked()}>
            {more === 'failed' ? 'Try again' : 'Show earlier pieces'}
          </Button>
        </div>
      )}
    </PageSection>
  );
}

function columnsFor(now: Date, role: Role, titles: ReadonlyMap<string, string>): TableColumn<UsageRun>[] {
  return [
    { key: 'when', label: 'When', cell: (run) => <When run={run} now={now} /> },
    {
      key: 'piece',
      label: 'Piece',
      cell: (run) => <Piece run={run} role={role} tool={titles.get(run.template_type)} />,
    },
    { key: 'estimate', label: 'Estimate', align: 'end', cell: ({ estimated }) => figure(estimated) },
    { key: 'used', label: 'Used', align: 'end', cell: ({ actual }) => figure(actual) },
    { key: 'difference', label: 'Difference', align: 'end', cell: (run) => <Difference run={run} /> },
  ];
}

const figure = (credits: number) => <span className={styles.figure}>{whole(credits)}</span>;

function When({ run, now }: { run: UsageRun; now: Date }) {
  const { day, time } = whenOf(run.at, now);
  return (
    <time className={styles.when} dateTime={run.at}>
      {day} <small className={styles.note}>{time}</small>
    </time>
  );
}

/** A student's documents have no page of their own to go to. */
function Piece({ run, role, tool }: { run: UsageRun; role: Role; tool: string | undefined }) {
  return (
    <span className={styles.piece}>
      <TemplateMark template={run.template_type} look="book" />
      <span>
        {role === 'teacher' ? (
          <Link variant="quiet" href={`/teacher/${run.template_type}/edit/${run.generation_id}`}>
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

function Difference({ run }: { run: UsageRun }) {
  if (run.actual === 0 && run.estimated > 0) {
    return (
      <Badge tone="line" icon={<Icon of={RotateCcw} size="xs" />}>
        {run.refunded > 0 ? 'Failed, refunded' : 'Failed, not counted'}
      </Badge>
    );
  }
  const { credits, share } = differenceOf(run);
  return (
    <span className={styles.figure}>
      {credits} <small className={styles.share}>{share}</small>
    </span>
  );
}
