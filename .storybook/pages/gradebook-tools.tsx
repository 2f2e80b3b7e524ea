import { Download, Plus } from 'lucide';
import { useState } from 'react';
import { Button } from '@/shared/ui/button';
import { Cluster } from '@/shared/ui/cluster';
import { PromptDialog } from '@/shared/ui/confirm-dialog';
import { SegmentedControl } from '@/shared/ui/segmented-control';
import type { ScoreUnit } from './gradebook-scores';

const units: { value: ScoreUnit; label: string }[] = [
  { value: 'points', label: 'Points' },
  { value: 'percent', label: 'Percent' },
  { value: 'letter', label: 'Letter' },
];

type GradebookToolsProps = {
  unit: ScoreUnit;
  onUnitChange: (unit: ScoreUnit) => void;
  /** What is exported, as comma-separated values. */
  table: string;
  fileName: string;
  /** Called with the title of a new assignment. */
  onAdd: (title: string) => void;
};

/** What a teacher does with the whole book: reads it in another unit, takes it along, adds an assignment. */
export function GradebookTools({ unit, onUnitChange, table, fileName, onAdd }: GradebookToolsProps) {
  const [adding, setAdding] = useState(false);
  return (
    <Cluster gap={2}>
      <SegmentedControl label="Show scores as" options={units} value={unit} onChange={onUnitChange} />
      <Button
        size="sm"
        icon={Download}
        href={`data:text/csv;charset=utf-8,${encodeURIComponent(table)}`}
        download={fileName}
      >
        Export
      </Button>
      <Button size="sm" icon={Plus} variant="primary" onClick={() => setAdding(true)}>
        Assignment
      </Button>
      <PromptDialog
        open={adding}
        title="A new assignment"
        description="Out of ten points; its day and category can follow."
        label="Its name"
        confirmLabel="Add it"
        onAnswer={(title) => {
          onAdd(title);
          setAdding(false);
        }}
        onCancel={() => setAdding(false)}
      />
    </Cluster>
  );
}
