import { useUnit } from 'effector-react';
import { Trash2 } from 'lucide';
import { type RefObject, useState } from 'react';
import type { HighlightColor, LessonHighlight } from '@/shared/api/highlights';
import { Badge } from '@/shared/ui/badge';
import { Button } from '@/shared/ui/button';
import { Cluster } from '@/shared/ui/cluster';
import { Field } from '@/shared/ui/field';
import { IconButton } from '@/shared/ui/icon-button';
import { PageSection } from '@/shared/ui/page-section';
import { Select } from '@/shared/ui/select';
import { Stack } from '@/shared/ui/stack';
import { Text } from '@/shared/ui/text';
import { TextInput } from '@/shared/ui/text-input';
import { Textarea } from '@/shared/ui/textarea';
import { colorNames, colors } from '../model/highlight-colors';
import { highlightAdded, highlightRemoved } from '../model/highlights';
import { $recoveredNote, noteLeft, noteTyped } from '../model/note-drafts';
import * as styles from './highlighted-lesson.css';
import { rangesOf, typedIn } from './lesson-text';

type Lesson = RefObject<HTMLDivElement | null>;

type LessonNotesProps = {
  items: readonly LessonHighlight[];
  /** The ids of those whose words the lesson no longer has. */
  lost: readonly string[];
  lesson: Lesson;
};

/** The student's highlights with their notes, and a form that needs no selection. */
export function LessonNotes({ items, lost, lesson }: LessonNotesProps) {
  const recovered = useUnit($recoveredNote);
  return (
    <PageSection title="Your notes">
      <Stack gap={6}>
        <div className={styles.onScreen}>
          <Text size="sm" tone="muted">
            Select words in the lesson to highlight them. Only you see your highlights and notes.
          </Text>
        </div>
        {items.length === 0 ? null : (
          <ul className={styles.notes} aria-label="Your highlights">
            {items.map((item) => (
              <li key={`${item.id}${recovered?.id === item.id ? ' recovered' : ''}`}>
                <Note
                  item={item}
                  begun={recovered?.id === item.id ? recovered.note : item.note}
                  isLost={lost.includes(item.id)}
                  lesson={lesson}
                />
              </li>
            ))}
          </ul>
        )}
        <TypedWords lesson={lesson} />
      </Stack>
    </PageSection>
  );
}

const colorOptions = colors.map((value) => ({ value, label: colorNames[value] }));

type NoteProps = {
  item: LessonHighlight;
  /** The note to begin with: that of the server, or what was recovered. */
  begun: string;
  isLost: boolean;
  lesson: Lesson;
};

function Note({ item, begun, isLost, lesson }: NoteProps) {
  const on = useUnit({
    remove: highlightRemoved,
    type: noteTyped,
    leave: noteLeft,
  });
  const [note, setNote] = useState(begun);
  const { id, quote, color } = item;
  const isChanged = note !== item.note;
  const save = (chosen: HighlightColor) => {
    on.type({ id, color: chosen, note });
    on.leave();
  };
  return (
    <Stack gap={3}>
      <p className={styles.quote} dir="auto">
        <span className={styles.swatch[color]}>{colorNames[color]}</span> “{quote}”
      </p>
      {isLost ? (
        <div>
          <Badge tone="warn">No longer found in the lesson</Badge>
        </div>
      ) : null}
      <p className={styles.onPaper}>{item.note}</p>
      <div className={styles.onScreen}>
        <Stack gap={2}>
          <Textarea
            label={`Note on “${quote}”`}
            placeholder="Your note"
            rows={2}
            maxLength={4000}
            value={note}
            onChange={(typed) => {
              setNote(typed);
              on.type({ id, color, note: typed });
            }}
            onBlur={on.leave}
          />
          <Cluster gap={2}>
            {isChanged ? (
              <Button size="sm" variant="primary" onClick={() => save(color)}>
                Save note
              </Button>
            ) : null}
            <Select
              fit
              label={`Colour of “${quote}”`}
              value={color}
              options={colorOptions}
              onChange={(chosen) => save(asColor(chosen))}
            />
            {isLost ? null : (
              <Button size="sm" variant="quiet" onClick={() => showIn(lesson, item)}>
                Show in the lesson
              </Button>
            )}
            <IconButton
              size="sm"
              label={`Remove the highlight “${quote}”`}
              icon={Trash2}
              onClick={() => on.remove(item)}
            />
          </Cluster>
        </Stack>
      </div>
    </Stack>
  );
}

const asColor = (value: string): HighlightColor => colors.find((color) => color === value) ?? 'yellow';

/** Scrolls to the words and selects them. */
function showIn({ current }: Lesson, item: LessonHighlight) {
  const [range] = current ? rangesOf(current, [item]) : [];
  if (!range) return;
  range.startContainer.parentElement?.scrollIntoView({ block: 'center' });
  const selection = document.getSelection();
  selection?.removeAllRanges();
  selection?.addRange(range);
}

/** Highlights words that are typed, for those who select no text. */
function TypedWords({ lesson }: { lesson: Lesson }) {
  const add = useUnit(highlightAdded);
  const [typed, setTyped] = useState('');
  const [color, setColor] = useState<HighlightColor>('yellow');
  const [isMissing, setMissing] = useState(false);
  return (
    <form
      className={styles.onScreen}
      onSubmit={(event) => {
        event.preventDefault();
        const anchor = lesson.current && typedIn(lesson.current, typed);
        setMissing(anchor === null);
        if (anchor === null) return;
        add({ ...anchor, color, note: '' });
        setTyped('');
      }}
    >
      <Cluster gap={2} align="end">
        <div className={styles.grow}>
          <Field
            label="Type words to highlight"
            error={
              isMissing ? 'The lesson doesn’t have these words. Type them as they appear there.' : undefined
            }
          >
            <TextInput value={typed} maxLength={500} onChange={setTyped} />
          </Field>
        </div>
        <Select
          fit
          label="Colour of the new highlight"
          value={color}
          options={colorOptions}
          onChange={(chosen) => setColor(asColor(chosen))}
        />
        <Button type="submit" disabled={typed.trim() === ''}>
          Highlight
        </Button>
      </Cluster>
    </form>
  );
}
