import { type ChangeEvent, type KeyboardEvent, useState } from 'react';
import { conventions } from '../../lib/dates';
import { dateText } from './date-text';
import { typedDate } from './typed-date';

type Dated = {
  value: string | null;
  onChange: (value: string | null) => void;
  min: string | undefined;
  max: string | undefined;
};

/** What stands in the input instead of the date, while it has this value. */
type Typed = { text: string; of: string | null; problem: string };

/** The text of a date. One that is no date stays as it was typed, with what to do, and there is no date. */
export function useTypedText({ value, onChange, min, max }: Dated) {
  const { isMonthFirst } = conventions();
  const [stored, setTyped] = useState<Typed | null>(null);
  // Another value came from outside.
  const typed = stored?.of === value ? stored : null;
  const shown = (date: string) => dateText(date, isMonthFirst);

  function problemOf(date: string | undefined): string {
    if (date === undefined) return `Write the date as ${isMonthFirst ? '12/24/2026' : '24/12/2026'}.`;
    if (min !== undefined && date < min) return `Choose ${shown(min)} or a later day.`;
    return max !== undefined && date > max ? `Choose ${shown(max)} or an earlier day.` : '';
  }

  function commit(): void {
    if (typed === null) return;
    const date = typedDate(typed.text, isMonthFirst);
    const problem = typed.text.trim() === '' ? '' : problemOf(date);
    const next = problem === '' ? (date ?? null) : null;
    setTyped(problem === '' ? null : { ...typed, problem, of: null });
    if (next !== value) onChange(next);
  }

  return {
    problem: typed?.problem ?? '',
    /** Forgets what was typed, because a day was chosen. */
    drop: () => setTyped(null),
    input: {
      value: typed?.text ?? dateText(value, isMonthFirst),
      placeholder: isMonthFirst ? 'MM/DD/YYYY' : 'DD/MM/YYYY',
      onChange: ({ target }: ChangeEvent<HTMLInputElement>) =>
        setTyped({ text: target.value, of: value, problem: '' }),
      onBlur: commit,
      onKeyDown(event: KeyboardEvent) {
        if (event.key !== 'Enter' || typed === null) return;
        event.preventDefault();
        commit();
      },
    },
  };
}
