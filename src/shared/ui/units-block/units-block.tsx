import { ChevronsDownUp, ChevronsUpDown } from 'lucide';
import { useCallback, useContext, useState } from 'react';
import type { BlockValues } from '../../api/blocks';
import { Button } from '../button';
import { DocumentEditingContext } from '../document-editing';
import { Blank, WritingContext } from '../private/ink';
import { UnitView } from './unit-view';
import { UnitsOverview } from './units-overview';
import * as styles from './units-block.css';

export type UnitsBlockProps = {
  /** The units, in order; parts may be missing while the document is being written. */
  units?: BlockValues['units'] | null;
  /** Whether it is on paper, with an overview first and every unit open. */
  printed?: boolean;
  /** The student copy hides how the teacher checks the units. */
  copy?: 'teacher' | 'student';
};

/** The units of a course. On the screen each one opens and closes; the first one and the one being written are open. */
export function UnitsBlock({ units, printed = false, copy = 'teacher' }: UnitsBlockProps) {
  const writing = useContext(WritingContext);
  // A document that is edited has a print view, so its closed units are not in the page.
  const editing = useContext(DocumentEditingContext);
  const isKept = editing === null;
  const [chosen, setChosen] = useState<Readonly<Record<number, boolean>>>({});
  const toggle = useCallback(
    (index: number, open: boolean) => setChosen((before) => ({ ...before, [index]: open })),
    [],
  );
  if (!units || units.length === 0) return <Blank share={0.8} />;
  const last = units.length - 1;
  // The first one stays open while others are written: opening it at the end would lay out all of it in one frame.
  const isOpen = (index: number) =>
    printed || (chosen[index] ?? (index === 0 || (writing && index === last)));
  const allOpen = units.every((_, index) => isOpen(index));
  const starts = startsOf(units);
  return (
    <>
      {printed ? <UnitsOverview units={units} starts={starts} /> : null}
      {printed || last === 0 ? null : (
        <div className={styles.tools}>
          <Button
            size="sm"
            variant="quiet"
            icon={allOpen ? ChevronsDownUp : ChevronsUpDown}
            onClick={() => setChosen(Object.fromEntries(units.map((_, index) => [index, !allOpen])))}
          >
            {allOpen ? 'Collapse all' : 'Expand all'}
          </Button>
        </div>
      )}
      <ol className={styles.units}>
        {units.map((unit, index) => (
          <UnitView
            key={index}
            unit={unit ?? null}
            at={index}
            count={units.length}
            firstWeek={starts[index] ?? 1}
            open={isOpen(index)}
            kept={isKept}
            tail={index === last}
            copy={copy}
            {...(!printed && { onToggle: toggle })}
          />
        ))}
      </ol>
    </>
  );
}

/** The first week of each unit, counted from 1. */
function startsOf(units: BlockValues['units']): number[] {
  let week = 1;
  return units.map((unit) => {
    const start = week;
    week += unit?.weeks ?? 0;
    return start;
  });
}
