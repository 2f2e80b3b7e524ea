import { ChevronDown } from 'lucide';
import { memo, useId } from 'react';
import { type CourseUnit, courseUnitLabels } from '../../api/blocks';
import { DocumentItem, type DocumentPath } from '../document-editing';
import { Icon } from '../icon';
import { Blank, Ink } from '../private/ink';
import { MarginNote } from '../private/margin-note';
import { LessonView } from './lesson-view';
import { weeksText } from './weeks-text';
import * as styles from './units-block.css';

type UnitViewProps = {
  /** As far as it has been written. */
  unit: CourseUnit | null;
  /** Its position. */
  at: number;
  /** The number of units. */
  count: number;
  /** The week in which it begins. */
  firstWeek: number;
  open: boolean;
  /** Whether a closed unit is in the page too, so that the browser prints it. */
  kept: boolean;
  /** Whether it is the last unit, which may still be written. */
  tail: boolean;
  copy: 'teacher' | 'student';
  /** Opens or closes it; without it, the unit is always open. */
  onToggle?: (at: number, open: boolean) => void;
};

/** One unit. A written unit doesn't render again while the next one is written. */
export const UnitView = memo(function UnitView({
  unit,
  at,
  count,
  firstWeek,
  open,
  kept,
  tail,
  copy,
  onToggle,
}: UnitViewProps) {
  const id = useId();
  const { title, weeks, lessons } = unit ?? {};
  const number = unit?.number ?? at + 1;
  const facts = [
    weeks ? `${weeks} ${weeks === 1 ? 'week' : 'weeks'}` : '',
    lessons && lessons.length > 0 ? `${lessons.length} ${lessons.length === 1 ? 'lesson' : 'lessons'}` : '',
  ].filter(Boolean);
  return (
    <DocumentItem look={styles.unit} wide at={[at]} name={`Unit ${number}`} count={count}>
      <MarginNote figure={`Unit ${number}`}>
        {weeks ? <span>{weeksText(firstWeek, weeks)}</span> : null}
      </MarginNote>
      <div className={styles.head}>
        {title ? (
          <h4 className={styles.title} dir="auto">
            <Ink at={[at, 'title']} label={courseUnitLabels.title}>
              {title}
            </Ink>
          </h4>
        ) : (
          <Blank share={0.5} />
        )}
        {onToggle ? (
          <button
            type="button"
            className={styles.toggle}
            aria-expanded={open}
            aria-controls={id}
            aria-label={`Unit ${number}: details`}
            onClick={(event) => {
              // The unit itself is not selected.
              event.stopPropagation();
              onToggle(at, !open);
            }}
          >
            <Icon of={ChevronDown} />
          </button>
        ) : null}
      </div>
      {facts.length > 0 ? <p className={styles.facts}>{facts.join(' · ')}</p> : null}
      <div id={id} className={styles.body} data-closed={!open || undefined}>
        {unit && (open || kept) ? <UnitBody unit={unit} at={at} tail={tail} copy={copy} /> : null}
      </div>
    </DocumentItem>
  );
});

type UnitBodyProps = Pick<UnitViewProps, 'at' | 'tail' | 'copy'> & { unit: CourseUnit };

function UnitBody({ unit, at, tail, copy }: UnitBodyProps) {
  const { standards, objectives, keyConcepts, lessons, summative } = unit;
  const formative = copy === 'teacher' ? unit.formative : null;
  // The part that is being written is the last one with content.
  const written = [objectives, keyConcepts, lessons, formative].findLastIndex((part) => part?.length);
  const isTail = (part: number) => tail && !summative && part === written;
  const codes = (standards ?? []).filter((code) => code);
  return (
    <>
      {codes.length > 0 ? (
        <p className={styles.part}>
          <span className={styles.label}>{courseUnitLabels.standards} </span>
          {codes.join(', ')}
        </p>
      ) : null}
      <TextsPart label={courseUnitLabels.objectives} at={[at, 'objectives']} tail={isTail(0)}>
        {objectives}
      </TextsPart>
      <TextsPart label={courseUnitLabels.keyConcepts} at={[at, 'keyConcepts']} tail={isTail(1)}>
        {keyConcepts}
      </TextsPart>
      {lessons && lessons.length > 0 ? (
        <div className={styles.part}>
          <p className={styles.label}>{courseUnitLabels.lessons}</p>
          <ol className={styles.lessons}>
            {lessons.map((lesson, index) => (
              <LessonView
                key={index}
                lesson={lesson ?? null}
                unit={at}
                at={index}
                tail={isTail(2) && index === lessons.length - 1}
                copy={copy}
              />
            ))}
          </ol>
        </div>
      ) : null}
      <TextsPart label={courseUnitLabels.formative} at={[at, 'formative']} tail={isTail(3)}>
        {formative}
      </TextsPart>
      {summative ? (
        <p className={`${styles.part} ${styles.text}`} dir="auto">
          <span className={styles.label}>{courseUnitLabels.summative} </span>
          <Ink at={[at, 'summative']} label={courseUnitLabels.summative} tail={tail} multiline>
            {summative}
          </Ink>
        </p>
      ) : null}
    </>
  );
}

type TextsPartProps = {
  label: string;
  at: DocumentPath;
  tail: boolean;
  children: readonly (string | null | undefined)[] | null | undefined;
};

function TextsPart({ label, at, tail, children: texts }: TextsPartProps) {
  if (!texts || texts.length === 0) return null;
  return (
    <div className={styles.part}>
      <p className={styles.label}>{label}</p>
      <ul className={styles.texts}>
        {texts.map((text, index) => (
          <li key={index} dir="auto">
            <Ink at={[...at, index]} label={label} tail={tail && index === texts.length - 1} multiline>
              {text}
            </Ink>
          </li>
        ))}
      </ul>
    </div>
  );
}
