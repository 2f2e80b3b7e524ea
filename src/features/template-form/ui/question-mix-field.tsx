import { Plus, X } from 'lucide';
import { type FormField, type MixRow, mixTotals } from '@/entities/template-form';
import { Button } from '@/shared/ui/button';
import { IconButton } from '@/shared/ui/icon-button';
import { NumberInput } from '@/shared/ui/number-input';
import { Select } from '@/shared/ui/select';
import { questionTypeName } from '../model/question-type-name';
import * as styles from './question-mix-field.css';

export type QuestionMixFieldProps = {
  field: Extract<FormField, { kind: 'question-mix' }>;
  rows: readonly MixRow[];
  onChange: (rows: MixRow[]) => void;
};

/** The number of questions of each type, and the points for each. */
export function QuestionMixField({ field, rows, onChange }: QuestionMixFieldProps) {
  const { types, maxCount, maxPoints, maxRows } = field;
  const unused = types.find((type) => rows.every((row) => row.type !== type));
  const totals = mixTotals(rows);
  const change = (index: number, part: Partial<MixRow>) =>
    onChange(rows.map((row, at) => (at === index ? { ...row, ...part } : row)));
  return (
    <div className={styles.rows}>
      {rows.map((row, index) => {
        const name = questionTypeName(row.type);
        return (
          <div key={`${index}-${row.type}`} className={styles.row} role="group" aria-label={name}>
            <Select
              label={`Question type ${index + 1}`}
              value={row.type}
              options={types.map((type) => ({
                value: type,
                label: questionTypeName(type),
                disabled: type !== row.type && rows.some((other) => other.type === type),
              }))}
              onChange={(type) => change(index, { type })}
            />
            <IconButton
              label={`Remove ${name}`}
              icon={X}
              onClick={() => onChange(rows.filter((_, at) => at !== index))}
            />
            <div className={styles.amounts}>
              <div className={styles.amount}>
                <span className={styles.amountLabel} aria-hidden="true">
                  How many
                </span>
                <NumberInput
                  label={`How many: ${name}`}
                  value={row.count}
                  min={1}
                  max={maxCount}
                  onChange={(count) => change(index, { count })}
                />
              </div>
              <div className={styles.amount}>
                <span className={styles.amountLabel} aria-hidden="true">
                  Points each
                </span>
                <NumberInput
                  label={`Points each: ${name}`}
                  value={row.points}
                  min={0}
                  max={maxPoints}
                  onChange={(points) => change(index, { points })}
                />
              </div>
            </div>
          </div>
        );
      })}
      <div className={styles.foot}>
        {unused !== undefined && (maxRows === null || rows.length < maxRows) ? (
          <Button
            size="sm"
            variant="quiet"
            icon={Plus}
            onClick={() => onChange([...rows, { type: unused, count: 1, points: 1 }])}
          >
            Add question type
          </Button>
        ) : (
          <span />
        )}
        <output className={styles.total}>
          <b className={styles.figure}>{totals.questions}</b>{' '}
          {totals.questions === 1 ? 'question' : 'questions'},{' '}
          <b className={styles.figure}>{totals.points}</b> {totals.points === 1 ? 'point' : 'points'}
        </output>
      </div>
    </div>
  );
}
