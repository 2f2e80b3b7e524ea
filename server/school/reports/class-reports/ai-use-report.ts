import { readAiHelp, type SaidHelp } from './read-ai-help.ts';
import { type OwnUse, readOwnAiUse } from './read-own-ai-use.ts';
import { partOf, type ReportDeclaration } from './report.ts';
import { counted, longestFirst, sentence } from './sentences.ts';
import { dayIn, mondayOf, mondaysBetween } from './weeks.ts';

const OWN_USES = [
  ['lesson', 'Documents in lessons'],
  ['quiz', 'Quizzes made from documents'],
  ['suggestion', 'Suggested marks'],
] as const satisfies readonly (readonly [OwnUse, string])[];

export const aiUseReport: ReportDeclaration = {
  report: 'ai_use',
  title: 'Help from AI',
  question: 'How much was AI used, by students and by me?',
  async read(context) {
    const said = await readAiHelp(context);
    const own = await readOwnAiUse(context);
    const weekOf = ({ at }: { at: Date }) => mondayOf(dayIn(at, context.timeZone));
    const byStudent = context.students.flatMap((student) => {
      const all = said.filter(({ studentId }) => studentId === student.id);
      return all.length === 0 ? [] : [{ student, asked: all.length, used: usedIn(all) }];
    });
    const byUse = OWN_USES.map(([use, label]) => ({
      label,
      count: own.filter((one) => one.use === use).length,
    }));
    return {
      answer: aiUseInWords({ asked: said.length, used: usedIn(said) }, own),
      parts: [
        partOf(
          {
            title: 'By week',
            columns: [
              { label: 'Week of', kind: 'week', of: ({ week }) => week },
              { label: 'Work of students', kind: 'count', of: ({ students }) => students },
              { label: 'My documents and marks', kind: 'count', of: ({ mine }) => mine },
            ],
            chart: {
              kind: 'lines',
              labels: 'Week of',
              values: ['Work of students', 'My documents and marks'],
            },
          },
          weeksOf(said.filter(({ isUsed }) => isUsed).map(weekOf), own.map(weekOf)),
          'Work counts in the week in which it was handed in.',
        ),
        partOf(
          {
            title: 'By students',
            columns: [
              { label: 'Student', kind: 'text', of: ({ student }) => student.name, linksTo: 'student' },
              { label: 'Said AI was used', kind: 'count', of: ({ used }) => used },
              { label: 'Were asked', kind: 'count', of: ({ asked }) => asked },
            ],
            chart: { kind: 'bars', labels: 'Student', value: 'Said AI was used' },
          },
          longestFirst(byStudent, ({ used }) => used),
          byStudent.length === 0
            ? 'No work has asked students yet: students say what they used AI for where an assignment leaves AI open.'
            : 'Pieces of work that students handed in, by what they said about them.',
        ),
        partOf(
          {
            title: 'By me',
            columns: [
              { label: 'Use', kind: 'text', of: ({ label }) => label },
              { label: 'Times', kind: 'count', of: ({ count }) => count },
            ],
            chart: { kind: 'bars', labels: 'Use', value: 'Times' },
          },
          byUse,
          own.length === 0
            ? 'You have not used AI for this class.'
            : 'What a model wrote for you, in this class alone.',
        ),
      ],
    };
  },
};

const usedIn = (all: readonly Pick<SaidHelp, 'isUsed'>[]): number =>
  all.filter(({ isUsed }) => isUsed).length;

/** How often each of these Mondays, and those between them, is there. */
function weeksOf(students: readonly string[], mine: readonly string[]) {
  const weeks = [...students, ...mine].toSorted();
  const [first, last] = [weeks[0], weeks.at(-1)];
  if (first === undefined || last === undefined) return [];
  const countIn = (all: readonly string[], week: string) => all.filter((one) => one === week).length;
  return mondaysBetween(first, last).map((week) => ({
    week,
    students: countIn(students, week),
    mine: countIn(mine, week),
  }));
}

function aiUseInWords(
  { asked, used }: { asked: number; used: number },
  own: readonly { use: OwnUse }[],
): string {
  const count = (isCounted: (use: OwnUse) => boolean) => own.filter(({ use }) => isCounted(use)).length;
  const marks = count((use) => use === 'suggestion');
  const documents = count((use) => use !== 'suggestion');
  const mine = [
    ...(documents > 0 ? [counted(documents, 'document')] : []),
    ...(marks > 0 ? [counted(marks, 'suggested mark')] : []),
  ].join(' and ');
  return sentence(
    [
      asked === 0
        ? 'no work has asked students about AI'
        : `students said that they used AI in ${used} of ${counted(asked, 'piece of work', 'pieces of work')}`,
      mine === '' ? 'you have not used it for this class' : `you used it for ${mine}`,
    ].join('; '),
  );
}
