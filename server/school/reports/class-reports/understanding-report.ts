import { divide, fraction, HUNDRED, multiply, sum } from 'gradebook-arithmetic/fraction';
import type { ClassSkills } from '../../../generated/schemas/index.ts';
import { getClassSkills } from '../../gradebook/skills/get-skills.ts';
import { groupFindings } from '../../marking/suggestions/findings.ts';
import { findInAssignments } from '../../marking/suggestions/misconceptions.ts';
import { shownOf } from './progress.ts';
import type { ReportContext } from './read-context.ts';
import { partOf, type ReportDeclaration } from './report.ts';
import { percent } from './sentences.ts';
import { dayIn, mondayOf } from './weeks.ts';

/** More lines would cross each other on the chart. */
const MAX_LINES = 4;

export const understandingReport: ReportDeclaration = {
  report: 'understanding',
  title: 'Understanding',
  question: 'What did this class not understand?',
  async read(context) {
    const misconceptions = await misconceptionsIn(context);
    const { skills, weeks } = await skillsIn(context);
    const weakest = skills.slice(0, MAX_LINES);
    return {
      answer: understandingInWords(misconceptions, skills, context.students.length),
      parts: [
        partOf(
          {
            title: 'Misconceptions',
            columns: [
              { label: 'Misconception', kind: 'text', of: ({ text }) => text },
              { label: 'Students', kind: 'count', of: ({ students }) => students.length },
              { label: 'About', kind: 'text', of: ({ about }) => about },
              { label: 'First found in work due', kind: 'day', of: ({ first }) => first },
              { label: 'Last found in work due', kind: 'day', of: ({ last }) => last },
            ],
            chart: { kind: 'bars', labels: 'Misconception', value: 'Students' },
          },
          misconceptions,
          misconceptions.length === 0
            ? 'No misconceptions are found: quizzes name them in their questions, and suggested marks in written work.'
            : 'From wrong answers in quizzes and from suggested marks, unless you gave all points.',
        ),
        partOf(
          {
            title: 'Skills',
            columns: [
              { label: 'Skill', kind: 'text', of: ({ code }) => code },
              { label: 'Class average', kind: 'percent', of: ({ mean }) => mean },
              { label: 'Students judged', kind: 'count', of: ({ judged }) => judged },
              { label: `Students below ${context.below}%`, kind: 'count', of: ({ below }) => below },
              { label: 'What it says', kind: 'text', of: ({ statement }) => statement },
            ],
            chart: { kind: 'bars', labels: 'Skill', value: 'Class average' },
          },
          skills,
          skills.length === 0
            ? 'No skills are judged: criteria of rubrics and questions of quizzes show them once they have a standard.'
            : 'The weakest skill is first.',
        ),
        partOf(
          {
            title: 'Skills by week',
            columns: [
              { label: 'Week of', kind: 'week', of: ({ week }) => week },
              ...weakest.map(({ code, place }) => ({
                label: code,
                kind: 'percent' as const,
                of: ({ shares }: SkillWeek) => shares.get(place) ?? null,
              })),
            ],
            chart: { kind: 'lines', labels: 'Week of', values: weakest.map(({ code }) => code) },
          },
          weeks,
          weeks.length === 0
            ? 'There is no work to show yet.'
            : 'What the class got of the points for each skill in the work of a week; the weakest skills.',
        ),
      ],
    };
  },
};

interface ReportedMisconception {
  text: string;
  about: string;
  students: readonly unknown[];
  first: string | null;
  last: string | null;
}

/** What most students got wrong is first. */
async function misconceptionsIn({
  db,
  work,
  students,
  now,
}: ReportContext): Promise<ReportedMisconception[]> {
  const due = new Map([...work.values()].map(({ id, due: day }) => [id, day]));
  const findings = await findInAssignments(db, [...due.keys()], students, now);
  return groupFindings(findings).map(({ findings: found, ...group }) => {
    const days = found.flatMap(({ assignmentId }) => due.get(assignmentId) ?? []).toSorted();
    return { ...group, first: days[0] ?? null, last: days.at(-1) ?? null };
  });
}

interface ClassSkill {
  code: string;
  /** Its place in the answer of the gradebook. */
  place: number;
  statement: string | null;
  mean: number;
  judged: number;
  below: number;
}

interface SkillWeek {
  week: string;
  /** By place, in percent. */
  shares: ReadonlyMap<number, number>;
}

async function skillsIn(context: ReportContext): Promise<{ skills: ClassSkill[]; weeks: SkillWeek[] }> {
  const { db, teacherId, classId, below, book } = context;
  const kept = new Set([...context.work.values()].map(({ id }) => id));
  const answer = await getClassSkills(db, teacherId, classId, (id) => kept.has(id));
  const isIn = new Set(context.students.map(({ id }) => id));
  const values = answer.values.filter(({ student }) => isIn.has(answer.students[student]?.id ?? ''));
  const { decimals } = book.rules.content;
  const skills = answer.skills.flatMap(({ code, statement }, place): ClassSkill[] => {
    const percents = values.flatMap((value) => (value.skill === place ? (value.percent ?? []) : []));
    if (percents.length === 0) return [];
    const mean = divide(sum(percents.map(fraction)), fraction(percents.length));
    return [
      {
        code,
        place,
        statement,
        mean: shownOf(mean, decimals),
        judged: percents.length,
        below: percents.filter((value) => value < below).length,
      },
    ];
  });
  return {
    skills: skills.toSorted((one, other) => one.mean - other.mean),
    weeks: skillWeeks(answer, values, decimals),
  };
}

function skillWeeks({ works }: ClassSkills, values: ClassSkills['values'], decimals: number): SkillWeek[] {
  const weekOf = works.map(({ date, time_zone: timeZone }) => mondayOf(dayIn(new Date(date), timeZone)));
  const evidence = values.flatMap(({ skill, evidence: found }) =>
    found.map(({ work, ...points }) => ({ skill, week: weekOf[work] ?? '', ...points })),
  );
  return [...Map.groupBy(evidence, ({ week }) => week)]
    .toSorted(([one], [other]) => one.localeCompare(other))
    .map(([week, ofWeek]) => ({
      week,
      shares: new Map(
        [...Map.groupBy(ofWeek, ({ skill }) => skill)].map(([skill, all]) => [
          skill,
          shownOf(
            divide(
              multiply(sum(all.map(({ earned }) => fraction(earned))), HUNDRED),
              sum(all.map(({ possible }) => fraction(possible))),
            ),
            decimals,
          ),
        ]),
      ),
    }));
}

function understandingInWords(
  [misconception]: readonly Pick<ReportedMisconception, 'text' | 'students'>[],
  [skill]: readonly Pick<ClassSkill, 'code' | 'mean'>[],
  students: number,
): string {
  const parts = [
    ...(misconception
      ? [
          `${misconception.students.length} of ${students} students may believe “${misconception.text.replace(/\.$/, '')}”`,
        ]
      : []),
    ...(skill ? [`the weakest skill is ${skill.code}, at ${percent(skill.mean)}`] : []),
  ];
  if (parts.length === 0) return 'No work shows yet what the class did not understand.';
  const words = parts.join(', and ');
  return `${words.charAt(0).toUpperCase()}${words.slice(1)}.`;
}
