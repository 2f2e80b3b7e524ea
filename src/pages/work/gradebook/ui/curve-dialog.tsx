import type { Curve } from 'gradebook-arithmetic/curves';
import { divide, type Fraction, fraction, multiply, sum, toFixed } from 'gradebook-arithmetic/fraction';
import { useUnit } from 'effector-react';
import { useState } from 'react';
import type { Gradebook } from '@/shared/api/gradebooks';
import { Button } from '@/shared/ui/button';
import { Checkbox } from '@/shared/ui/checkbox';
import { Dialog } from '@/shared/ui/dialog';
import { Field } from '@/shared/ui/field';
import { NumberInput } from '@/shared/ui/number-input';
import { RadioGroup } from '@/shared/ui/radio-group';
import { Stack } from '@/shared/ui/stack';
import { Text } from '@/shared/ui/text';
import { curveApplied, curvedValues } from '../model/curving';
import { panelClosed } from '../model/panel';
import { $books } from '../model/scores';
import { Distribution, tenths } from './distribution';
import * as styles from './gradebook-page.css';

type CurveDialogProps = { answer: Gradebook; assignmentId: string };

const methods = [
  { value: 'add', label: 'Add points', description: 'The same for everyone.' },
  { value: 'scale', label: 'Scale', description: 'The best score becomes the maximum.' },
  { value: 'root', label: 'Square root', description: 'Low scores gain the most.' },
  {
    value: 'mean',
    label: 'Choose the average',
    description: 'The same for everyone, so that it becomes this score.',
  },
] as const;
type Method = (typeof methods)[number]['value'];

/** Changes all scores of an assignment at once, and shows what that does to them before. */
export function CurveDialog({ answer, assignmentId }: CurveDialogProps) {
  const books = useUnit($books);
  const on = useUnit({ apply: curveApplied, close: panelClosed });
  const [method, setMethod] = useState<Method>('add');
  const [number, setNumber] = useState<number | null>(null);
  const [cap, setCap] = useState(true);
  const column = answer.assignments.find(({ id }) => id === assignmentId);
  if (!column) return null;
  const rule = ruleOf(method, number, cap);
  const values = rule
    ? curvedValues(books, column, rule)
    : curvedValues(books, column, { method: 'add', points: 0 });
  const percents = (side: 'before' | 'after'): Fraction[] =>
    column.points <= 0
      ? []
      : values.map(({ [side]: { points } }) =>
          divide(multiply(fraction(points ?? 0), fraction(100)), fraction(column.points)),
        );
  const [before, after] = [percents('before'), percents('after')];
  const changed = values.filter((value) => value.before.points !== value.after.points).length;
  const most = Math.max(...tenths(before), ...tenths(after));
  return (
    <Dialog
      open
      size="md"
      title={`Curve ${column.title}`}
      description="Blank and excused cells stay as they are. One undo takes everything back."
      onClose={on.close}
      actions={
        <>
          <Button onClick={() => on.close()}>Cancel</Button>
          <Button
            variant="primary"
            disabled={rule === null || changed === 0}
            onClick={() => rule && on.apply({ assignmentId, rule })}
          >
            {changed === 1 ? 'Change one score' : `Change ${changed} scores`}
          </Button>
        </>
      }
    >
      <Stack gap={4}>
        <RadioGroup label="How" value={method} onChange={setMethod} options={methods} />
        {method === 'add' || method === 'mean' ? (
          <Stack gap={3}>
            <Field label={method === 'add' ? 'Points to add' : 'The average to reach'}>
              <NumberInput
                value={number}
                onChange={setNumber}
                min={-1000}
                max={1000}
                unit={`of ${column.points}`}
              />
            </Field>
            <Checkbox checked={cap} onChange={setCap}>
              {`Nobody gets more than ${column.points} by it`}
            </Checkbox>
          </Stack>
        ) : null}
        {values.length === 0 ? (
          <Text tone="muted">No scores yet.</Text>
        ) : (
          <div className={styles.pair}>
            <Side label="Before" percents={before} most={most} />
            <Side label="After" percents={after} most={most} />
          </div>
        )}
      </Stack>
    </Dialog>
  );
}

function ruleOf(method: Method, number: number | null, cap: boolean): Curve | null {
  if (method === 'scale' || method === 'root') return { method };
  if (number === null) return null;
  return method === 'add' ? { method, points: number, cap } : { method, mean: number, cap };
}

function Side({ label, percents, most }: { label: string; percents: readonly Fraction[]; most: number }) {
  const mean = percents.length === 0 ? null : divide(sum(percents), fraction(percents.length));
  return (
    <Stack gap={2}>
      <Text size="sm" weight="semi">
        {mean ? `${label}: ${toFixed(mean, 1)}% on average` : label}
      </Text>
      <Distribution label={label} percents={percents} most={most} />
    </Stack>
  );
}
