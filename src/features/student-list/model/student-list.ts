import { combine, createEffect, createEvent, createStore, sample } from 'effector';
import {
  type ColumnRole,
  type ListChoices,
  type ListEncoding,
  readStudentList,
  type StudentList,
} from '@/shared/lib/student-list';
import { nonNull } from '@/shared/lib/non-null';
import { type Answer, type Answers, type InvitedStudent, settleAnswers } from './answers';
import type { ListFile, OpenedFile } from './list-file';

/** Many lists are pasted: what reads files is loaded with the first one. */
const loadReader = () => import('./list-file');

/** What a list has come to: whom it invites, or why it can't be used. */
export type Reading = { students: readonly InvitedStudent[]; problem: string | null };

export const emptyReading: Reading = { students: [], problem: 'Paste a list or choose a file' };

export type StudentListModel = ReturnType<typeof createStudentList>;

/** A list of students that a teacher pastes or chooses, how it is read, and whom of it they invite. */
export function createStudentList(name: string) {
  const opened = createEvent();
  const textChanged = createEvent<string>();
  const fileChosen = createEvent<File>();
  const encodingChosen = createEvent<ListEncoding>();
  const roleChosen = createEvent<{ column: number; role: ColumnRole }>();
  const properCaseChosen = createEvent<boolean>();
  const groupChosen = createEvent<{ column: number; value: string } | null>();
  const answered = createEvent<{ key: string; answer: Answer }>();

  // The file is read in the browser: parents' addresses, numbers and birth dates never leave it.
  const readFileFx = createEffect<File, OpenedFile>({
    name: `${name}ReadFile`,
    handler: async (file) => {
      const { openFile } = await loadReader();
      return openFile(file.name, new Uint8Array(await file.arrayBuffer()));
    },
  });
  const decodeFx = createEffect<ListFile, { file: ListFile; text: string }>({
    name: `${name}Decode`,
    handler: async (file) => ({ file, text: (await loadReader()).textOfFile(file) }),
  });
  const fileRead = readFileFx.doneData.filterMap((read) => ('file' in read ? read : undefined));
  /** Carries what to do about a file that can't be used; the list stays as it was. */
  const fileRejected = sample({
    clock: [
      readFileFx.doneData.filterMap((read) => ('problem' in read ? read.problem : undefined)),
      readFileFx.fail.map(() => 'This file couldn’t be read. Choose it again.'),
    ],
  });

  const $text = createStore('', { name: `${name}Text` });
  const $file = createStore<ListFile | null>(null, { name: `${name}File`, serialize: 'ignore' });
  const $choices = createStore<ListChoices>({}, { name: `${name}Choices` });
  const $answers = createStore<Answers>({}, { name: `${name}Answers` });

  $text
    .on(textChanged, (_, text) => text)
    .on([fileRead, decodeFx.doneData], (_, { text }) => text)
    .reset(opened);
  $file.on([fileRead, decodeFx.doneData], (_, { file }) => file).reset(opened, textChanged);
  $choices
    .on(roleChosen, (choices, { column, role }) => ({
      ...choices,
      roles: moveRole(choices.roles, column, role),
    }))
    .on(properCaseChosen, (choices, isProperCase) => ({ ...choices, isProperCase }))
    .on(groupChosen, (choices, only) => ({ ...choices, only }));
  $answers
    .on(answered, (answers, { key, answer }) => ({ ...answers, [key]: { ...answers[key], ...answer } }))
    .reset(opened, textChanged, fileRead);

  const $list = combine($text, $choices, (text, choices): StudentList => readStudentList(text, choices));
  // A correction in the text keeps what was chosen about its columns.
  const $headings = $list.map(({ columns, headingLine }) =>
    JSON.stringify([headingLine !== null, columns.map(({ heading }) => heading)]),
  );
  $choices.reset(opened, fileRead, $headings);
  const $settled = combine($list, $answers, settleAnswers);
  const $reading = combine({ text: $text, list: $list, settled: $settled }, readingOf);

  sample({ clock: fileChosen, target: readFileFx });
  sample({
    clock: sample({
      clock: encodingChosen,
      source: $file,
      fn: (file, encoding) => file && { ...file, encoding },
    }).filterMap(nonNull),
    target: decodeFx,
  });
  return {
    opened,
    textChanged,
    fileChosen,
    fileRejected,
    encodingChosen,
    roleChosen,
    properCaseChosen,
    groupChosen,
    answered,
    readFileFx,
    $text,
    $file,
    $choices,
    $answers,
    $list,
    $settled,
    $reading,
  };
}

/** A meaning moves to the chosen column; parents and what is not used may have several. */
function moveRole(
  roles: ListChoices['roles'] = {},
  column: number,
  role: ColumnRole,
): NonNullable<ListChoices['roles']> {
  const others = Object.entries(roles).map(([other, its]): [string, ColumnRole] => [
    other,
    its === role && role !== 'guardian' ? 'unused' : its,
  ]);
  return { ...Object.fromEntries(others), [column]: role };
}

function readingOf({
  text,
  list,
  settled,
}: {
  text: string;
  list: StudentList;
  settled: { students: InvitedStudent[] };
}): Reading {
  return { students: settled.students, problem: text.trim() === '' ? emptyReading.problem : problemOf(list) };
}

function problemOf({ isTooLong, people }: StudentList): string | null {
  if (isTooLong) return 'A list can have at most 2,000 students. Import a part of it.';
  return people.length === 0 ? 'No students were found. Put each on a line, with name and address.' : null;
}
