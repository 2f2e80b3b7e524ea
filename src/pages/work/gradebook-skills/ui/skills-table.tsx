import { type KeyboardEvent, useRef, useState } from 'react';
import type { ClassSkills, GradebookSkills } from '@/shared/api/gradebooks';
import { spokenValue, valueText, washOf } from '../model/sentences';
import * as styles from './skills-page.css';

export type Place = { student: number; skill: number };

type SkillsTableProps = {
  data: ClassSkills;
  method: GradebookSkills;
  onOpen: (place: Place) => void;
};

// `grid` tells assistive technology that arrow keys move between the cells.
const interactive = { role: 'grid' };
const scrollable = { role: 'region', tabIndex: -1 };

/** The students by skill. One stop of Tab; arrow keys, Home and End move, Enter opens the evidence. */
export function SkillsTable({ data, method, onOpen }: SkillsTableProps) {
  const { students, skills, values } = data;
  const [active, setActive] = useState<Place>({ student: 0, skill: 0 });
  const table = useRef<HTMLTableElement>(null);
  const byPlace = new Map(values.map((value) => [`${value.student}:${value.skill}`, value]));

  function onKeyDown(event: KeyboardEvent<HTMLElement>) {
    const next = moved(active, event, { students: students.length, skills: skills.length });
    if (next === null) return;
    event.preventDefault();
    setActive(next);
    table.current?.querySelector<HTMLElement>(`[data-place="${next.student}:${next.skill}"]`)?.focus();
  }

  return (
    <div className={styles.scroller} aria-label="Students by skill, scrolls" {...scrollable}>
      <table
        ref={table}
        className={styles.table}
        aria-label="Students by skill"
        {...interactive}
        onKeyDown={onKeyDown}
      >
        <thead>
          <tr>
            <th scope="col">Student</th>
            {skills.map(({ code, statement }) => (
              <th key={code} scope="col" title={statement ?? undefined}>
                <span className={styles.code}>{code}</span>
                {statement ? <span className={styles.statement}>{statement}</span> : null}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {students.map(({ id, name }, student) => (
            <tr key={id}>
              <th scope="row" dir="auto">
                {name}
              </th>
              {skills.map(({ code }, skill) => {
                const value = byPlace.get(`${student}:${skill}`);
                return (
                  <td key={code}>
                    <button
                      type="button"
                      className={styles.values[washOf(value) ?? 'none']}
                      data-place={`${student}:${skill}`}
                      tabIndex={active.student === student && active.skill === skill ? 0 : -1}
                      aria-label={spokenValue(value, { student: name, skill: code, method })}
                      onFocus={() => setActive({ student, skill })}
                      onClick={() => onOpen({ student, skill })}
                    >
                      {valueText(value, method)}
                    </button>
                  </td>
                );
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

/** The place that a key leads to; null for other keys. */
function moved(
  { student, skill }: Place,
  { key, ctrlKey, metaKey, currentTarget }: KeyboardEvent<HTMLElement>,
  size: { students: number; skills: number },
): Place | null {
  const isWhole = ctrlKey || metaKey;
  const forward = getComputedStyle(currentTarget).direction === 'rtl' ? -1 : 1;
  const at = (nextStudent: number, nextSkill: number): Place => ({
    student: Math.min(Math.max(nextStudent, 0), size.students - 1),
    skill: Math.min(Math.max(nextSkill, 0), size.skills - 1),
  });
  switch (key) {
    case 'ArrowUp':
      return at(student - 1, skill);
    case 'ArrowDown':
      return at(student + 1, skill);
    case 'ArrowLeft':
      return at(student, skill - forward);
    case 'ArrowRight':
      return at(student, skill + forward);
    case 'Home':
      return at(isWhole ? 0 : student, 0);
    case 'End':
      return at(isWhole ? size.students : student, size.skills);
    default:
      return null;
  }
}
