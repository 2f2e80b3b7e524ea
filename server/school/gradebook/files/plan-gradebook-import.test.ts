import { describe, expect, test } from 'vitest';
import type { ClassGradebook } from './class-gradebook.ts';
import type { Answers } from './questions.ts';
import { ann, bo, book, changesIn, essay, planOf, questionsIn, student } from './testing.ts';

describe('a student', () => {
  const twins = book({}, { students: [ann, bo, student('ann2', 'Ann Lee')] });
  const plan = (row: string, gradebook = book(), answers: Answers = {}) =>
    planOf(`Name,Student ID,Email,User name,Essay\n${row},8\n`, gradebook, answers);

  test.each([
    ['by the number', ',007,,'],
    ['by the number as a text that keeps its zeros', ',"=""007""",,'],
    ['by the address in capitals', ',,ANN@School.test,'],
    ['by the user name', ',,,ann l'],
    ['by a name as "Last, First"', '"Lee, Ann",,,'],
    ['by a name without its accents', 'Änn Lee,,,'],
  ])('is found %s', (_, row) => {
    expect(changesIn(plan(row))).toEqual([['ann', 'essay', 8, null]]);
  });

  test.each<[string, string, ClassGradebook, [string, ...string[]]]>([
    ['whom nobody knows', 'Zoe Ott,,,', book(), ['unknown_student']],
    ['who is written otherwise', 'Ann Leee,,,', book(), ['unknown_student', 'ann']],
    ['who has a namesake', 'Ann Lee,,,', twins, ['same_name', 'ann', 'ann2']],
    ['with another address', 'Ann Lee,,x@school.test,', book(), ['name_only', 'ann']],
    [
      'whose number is of one, and whose name of another',
      'Bo Ek,007,,',
      book(),
      ['contradiction', 'ann', 'bo'],
    ],
    ['whose number and address differ', ',007,bo@school.test,', book(), ['contradiction', 'ann', 'bo']],
    ['whose number lost its zeros', ',7,,', book(), ['leading_zeros', 'ann']],
  ])('%s is asked about', (_, row, gradebook, [kind, ...candidates]) => {
    const asked = plan(row, gradebook);
    expect([questionsIn(asked), changesIn(asked)]).toEqual([[[kind, [['row:2', ...candidates]]]], []]);
    expect(changesIn(plan(row, gradebook, { 'row:2': 'bo' }))).toEqual([['bo', 'essay', 8, null]]);
    expect(questionsIn(plan(row, gradebook, { [kind]: 'leave' }))).toEqual([]);
  });

  test('is taken if the only candidate is right', () => {
    expect(changesIn(plan(',7,,', book(), { leading_zeros: 'take' }))).toEqual([['ann', 'essay', 8, null]]);
  });

  test('in two lines that differ is asked about, and of two equal lines the first counts', () => {
    const two = (second: string, answers: Answers = {}) =>
      planOf(`Email,Essay\nann@school.test,8\nann@school.test,${second}\n`, book(), answers);
    const question = ['twice', [['twice:ann', '2', '3']]];
    expect([changesIn(two('9')), questionsIn(two('9'))]).toEqual([[], [question]]);
    expect(changesIn(two('9', { 'twice:ann': '3' }))).toEqual([['ann', 'essay', 9, null]]);
    expect([changesIn(two('8')), questionsIn(two('8'))]).toEqual([[['ann', 'essay', 8, null]], [question]]);
    expect(two('8').passed).toMatchObject([{ line: 3, reason: 'repeated' }]);
  });
});

describe('an assignment', () => {
  const plan = (heading: string, answers: Answers = {}, gradebook = book()) =>
    planOf(`Email,${heading}\nann@school.test,8,9\n`, gradebook, answers);

  test.each(['Essay', 'ESSAY', 'Essay (10)', 'Assignment: Essay (Real)', ' Essay '])(
    '%j is found',
    (heading) => {
      expect(changesIn(plan(heading))).toEqual([['ann', 'essay', 8, null]]);
    },
  );

  test('that the class does not have is asked about: another one, a new one, or none', () => {
    expect(questionsIn(plan('Esay'))).toEqual([['unknown_assignment', [['column:1', 'essay']]]]);
    expect(changesIn(plan('Esay', { 'column:1': 'essay' }))).toEqual([['ann', 'essay', 8, null]]);
    const added = plan('Oral', { unknown_assignment: 'new' });
    expect([changesIn(added), added.columns[1]?.isNew]).toEqual([
      [['ann', null, 8, null]],
      { title: 'Oral', points: null },
    ]);
    expect(questionsIn(plan('Oral', { 'column:1': 'leave' }))).toEqual([]);
  });

  test('without scores is passed over', () => {
    expect(questionsIn(planOf('Email,Homeroom\nann@school.test,Ms Park\n'))).toEqual([]);
  });

  test('that shares its title with another is told apart by its points, or asked about', () => {
    const two = book({}, { assignments: [essay, { ...essay, id: 'essay2', points: 50 }] });
    const file = (points: string) => planOf(`Name,Essay\nPoints,${points}\nAnn Lee,8\n`, two);
    expect(changesIn(file('50'))).toEqual([['ann', 'essay2', 8, null]]);
    expect(questionsIn(file(''))).toEqual([['same_title', [['column:1', 'essay', 'essay2']]]]);
  });

  test('in two columns that differ is asked about', () => {
    expect(questionsIn(plan('Essay,Essay'))).toEqual([
      [
        'repeated_column',
        [
          ['column:1', 'essay'],
          ['column:2', 'essay'],
        ],
      ],
    ]);
    expect(changesIn(plan('Essay,Essay', { 'column:2': 'essay' }))).toEqual([['ann', 'essay', 9, null]]);
  });

  test('with other points than in the class says so', () => {
    const { columns } = planOf('Name,Essay\nPoints,100\nAnn Lee,8\n');
    expect(columns[1]?.otherPoints).toBe(100);
  });
});

describe('a file', () => {
  const moodle = (time: number) =>
    `First name,Surname,ID number,Email address,Assignment: Essay (Real),Last downloaded from this course\nAnn,Lee,007,ann@school.test,8.00,${time}\n`;
  const changedAt = (time: string) => book({}, { lastChange: new Date(time) });

  test('older than the last change waits for a teacher', () => {
    const older = planOf(moodle(1795910400), changedAt('2026-11-30T00:00:00Z'));
    expect([older.isReady, questionsIn(older)]).toEqual([false, [['old_file', [['old_file']]]]]);
    expect(planOf(moodle(1795910400), changedAt('2026-11-30T00:00:00Z'), { old_file: 'take' }).isReady).toBe(
      true,
    );
    expect(planOf(moodle(1795910400), changedAt('2026-11-20T00:00:00Z')).isReady).toBe(true);
  });

  test('without a heading that is known asks what its columns hold', () => {
    const unknown = 'Leerling,Werk\nann@school.test,8\n';
    const asked = planOf(unknown);
    expect(asked.isReady).toBe(false);
    expect(asked.questions[0]).toMatchObject({
      kind: 'columns',
      isBlocking: true,
      items: [{ column: 0 }, { column: 1 }],
    });
    const answered = planOf(unknown, book(), { 'column:0': 'email', 'column:1': 'essay' });
    expect([changesIn(answered), answered.isReady]).toEqual([[['ann', 'essay', 8, null]], true]);
  });

  test('that is no table is rejected', () => {
    expect(() => planOf('Dear Ann\nthanks\n')).toThrow(expect.objectContaining({ status: 422 }));
  });

  test('of 2,000 unknown students and 400 columns is planned in seconds', () => {
    const heading = Array.from({ length: 399 }, (_, index) => `Work ${index}`).join(',');
    const scores = Array.from({ length: 399 }, () => '12').join(',');
    const text = `Name,${heading}\n${Array.from({ length: 2000 }, (_, index) => `Ann Le${index},${scores}\n`).join('')}`;
    const students = Array.from({ length: 400 }, (_, index) => student(`s${index}`, `Anna Lee${index}`));
    const started = performance.now();
    const plan = planOf(text, book({}, { students }), { unknown_assignment: 'new', unknown_student: 's1' });
    expect(plan.students).toEqual([]);
    expect(performance.now() - started).toBeLessThan(20_000);
  });
});
