import { useUnit } from 'effector-react';
import { ArrowDownUp, Check, Clock, PenLine } from 'lucide';
import { Fragment, useState } from 'react';
import { byUnit, lessonPath, lessonStates } from '@/entities/lesson';
import type { LessonEntry, LessonState } from '@/shared/api/lessons';
import { dayAndTimeIn, dayIn } from '@/shared/lib/dates';
import { Button } from '@/shared/ui/button';
import { Heading } from '@/shared/ui/heading';
import { Icon, type IconShape } from '@/shared/ui/icon';
import { MarginList } from '@/shared/ui/margin-list';
import { SortableList } from '@/shared/ui/sortable-list';
import { Stack } from '@/shared/ui/stack';
import { VisuallyHidden } from '@/shared/ui/visually-hidden';
import { $lessons, lessonMoved } from '../model/class-lessons';

type LessonIndexProps = {
  /** The number of students in the class. */
  students: number;
  /** The lesson that is open beside the list, with the title as it is being typed. */
  current?: { id: string; title: string } | undefined;
  /** Whether the order cannot be changed. */
  isFixed?: boolean;
};

const icons: Readonly<Record<LessonState, IconShape>> = {
  draft: PenLine,
  scheduled: Clock,
  published: Check,
};

/** "Tue 13 Oct · Read by 21 of 24", "Publishes Wed 14 Oct, 7:00" or "Draft". */
function noteOf({ state, publish_at: at, time_zone: zone, read_count: read }: LessonEntry, students: number) {
  if (at === null) return lessonStates.draft.label;
  return state === 'published'
    ? `${dayIn(at, zone)} · Read by ${read} of ${students}`
    : `Publishes ${dayAndTimeIn(at, zone)}`;
}

/** The lessons of a class in the order in which students read them, numbered in the margin. */
export function LessonIndex({ students, current, isFixed = false }: LessonIndexProps) {
  const { lessons, move } = useUnit({ lessons: $lessons, move: lessonMoved });
  const [isMoving, setMoving] = useState(false);
  const canMove = !isFixed && lessons.length > 1;
  return (
    <Stack gap={3}>
      <VisuallyHidden>
        <h2>Lessons</h2>
      </VisuallyHidden>
      {isMoving && canMove ? (
        <SortableList
          label="Order of the lessons"
          onMove={(id, to) => move({ id, to })}
          items={lessons.map(({ id, title }, index) => ({
            id,
            name: title,
            content: `${index + 1}. ${title}`,
          }))}
        />
      ) : (
        byUnit(lessons.map((lesson, index) => ({ ...lesson, number: index + 1 }))).map(({ unit, items }) => (
          <Fragment key={unit}>
            {unit === '' ? null : (
              <Heading level={3} size="md">
                {unit}
              </Heading>
            )}
            <MarginList
              label={unit === '' ? 'Lessons' : `Lessons of ${unit}`}
              margin="xs"
              items={items.map((lesson) => ({
                id: lesson.id,
                lead: String(lesson.number),
                title: lesson.id === current?.id ? current.title : lesson.title,
                href: lessonPath(lesson.id),
                note: noteOf(lesson, students),
                end: <Icon of={icons[lesson.state]} size="sm" label={lessonStates[lesson.state].label} />,
                current: lesson.id === current?.id,
              }))}
            />
          </Fragment>
        ))
      )}
      {canMove ? (
        <div>
          <Button
            size="sm"
            variant="quiet"
            icon={isMoving ? Check : ArrowDownUp}
            onClick={() => setMoving(!isMoving)}
          >
            {isMoving ? 'Done' : 'Change order'}
          </Button>
        </div>
      ) : null}
    </Stack>
  );
}
