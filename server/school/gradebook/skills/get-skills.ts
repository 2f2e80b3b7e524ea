import { divide, fraction, HUNDRED, multiply, toText } from 'gradebook-arithmetic/fraction';
import type { Decimals } from 'gradebook-arithmetic/gradebook';
import { showPercent } from 'gradebook-arithmetic/scales';
import { type SkillMethod, skillValue } from 'gradebook-arithmetic/skills';
import { findStandard } from '../../../documents/standards/standards.ts';
import type {
  ClassSkills,
  GradebookRules,
  GradebookRulesContent,
  GradebookSkills,
  SkillEvidence,
  SkillValue,
} from '../../../generated/schemas/index.ts';
import type { Database } from '../../../platform/database/client.ts';
import { findTaughtClass, listClassStudents } from '../../classes/classes/class-access.ts';
import { namesToldApart } from '../../classes/classes/student-names.ts';
import { presentClass } from '../../work/assignments/assignments.ts';
import { rounded } from '../../work/assignments/missing-score.ts';
import { findRules } from '../rules/rules.ts';
import { type MarkedWork, readMarkedWorks, readSkillWorks, type SkillWorkRow } from './read-skills.ts';

/**
 * The students of a class by skill, from all of its work or only from that which is kept. The number of statements does
 * not depend on its size.
 */
export async function getClassSkills(
  db: Database,
  teacherId: string,
  classId: string,
  isKept: (assignmentId: string) => boolean = () => true,
): Promise<ClassSkills> {
  const face = await findTaughtClass(db, classId, teacherId);
  const rules = await findRules(db, classId);
  const students = namesToldApart(await listClassStudents(db, classId));
  const works = (await readSkillWorks(db, classId)).filter(({ id }) => isKept(id));
  const marked = await readMarkedWorks(
    db,
    works.map(({ id }) => id),
  );
  const codes = [...new Set(works.flatMap(({ parts }) => parts.map(({ code }) => code)))].toSorted();
  return {
    class: presentClass(face),
    is_archived: face.archivedAt !== null,
    rules,
    students,
    skills: codes.map((code) => ({ code, statement: findStandard(code)?.statement ?? null })),
    works: works.map(({ id, title, date, timeZone }) => ({
      id,
      title,
      date: date.toISOString(),
      time_zone: timeZone,
    })),
    values: valuesOf({ students, codes, works, marked }, rules.content),
  };
}

/** A skill of one student, from returned marks. */
export interface StudentSkill extends Pick<SkillValue, 'percent' | 'level'> {
  code: string;
  statement: string | null;
}

/** The skills of a student by what the student may see: the returned marks of these assignments. */
export async function getStudentSkills(
  db: Database,
  { classId, studentId }: { classId: string; studentId: string },
  { content }: Pick<GradebookRules, 'content'>,
  ids: ReadonlySet<string>,
): Promise<StudentSkill[]> {
  const works = (await readSkillWorks(db, classId)).filter(({ id }) => ids.has(id));
  const seen = works.map(({ id }) => id);
  const marked = await readMarkedWorks(db, seen, studentId);
  const codes = [...new Set(works.flatMap(({ parts }) => parts.map(({ code }) => code)))].toSorted();
  const values = valuesOf({ students: [{ id: studentId }], codes, works, marked }, content);
  return values.map(({ skill, percent, level }) => {
    const code = codes[skill] ?? '';
    return { code, statement: findStandard(code)?.statement ?? null, percent, level };
  });
}

interface Shown {
  students: readonly { id: string }[];
  codes: readonly string[];
  works: readonly SkillWorkRow[];
  marked: readonly MarkedWork[];
}

function valuesOf({ students, codes, works, marked }: Shown, rules: GradebookRulesContent): SkillValue[] {
  const method = methodOf(rules.skills);
  const byStudent = Map.groupBy(marked, ({ studentId }) => studentId);
  const places = new Map(codes.map((code, place) => [code, place]));
  return students.flatMap(({ id }, student) => {
    const attempts = Map.groupBy(byStudent.get(id) ?? [], ({ assignmentId }) => assignmentId);
    const evidence = works.flatMap((work, place) =>
      evidenceOf(work, attempts.get(work.id) ?? []).map((one) => ({ ...one, work: place })),
    );
    const bySkill = Map.groupBy(evidence, ({ code }) => places.get(code) ?? 0);
    return [...bySkill]
      .toSorted(([one], [other]) => one - other)
      .map(([skill, found]) => ({
        student,
        skill,
        ...valueOf(found, method, rules),
        evidence: found.map(({ work, earned, possible }) => ({ work, earned, possible })),
      }));
  });
}

type Earned = Omit<SkillEvidence, 'work'>;

/** What the attempts at an assignment show of each of its skills, by its rule about several attempts. */
function evidenceOf(
  { parts, attemptsCount }: SkillWorkRow,
  attempts: readonly MarkedWork[],
): (Earned & { code: string })[] {
  const earned = attempts.map(({ scores }) => {
    const points = new Map(scores.map((score) => [score.criterion_id, score.points]));
    const bySkill = Map.groupBy(
      parts.filter(({ id }) => points.has(id)),
      ({ code }) => code,
    );
    return [...bySkill].map(([code, judged]) => ({
      code,
      earned: rounded(judged.reduce((sum, { id }) => sum + (points.get(id) ?? 0), 0)),
      possible: rounded(judged.reduce((sum, { possible }) => sum + possible, 0)),
    }));
  });
  return [...Map.groupBy(earned.flat(), ({ code }) => code)].map(([code, all]) => ({
    code,
    ...countedOf(attemptsCount, all),
  }));
}

const shareOf = ({ earned, possible }: Earned): number => earned / possible;

function countedOf(rule: SkillWorkRow['attemptsCount'], all: readonly Earned[]): Earned {
  const last = all.at(-1) ?? { earned: 0, possible: 1 };
  const { earned, possible } = last;
  if (rule === 'highest') {
    const best = all.reduce((one, other) => (shareOf(other) > shareOf(one) ? other : one), last);
    return { earned: best.earned, possible: best.possible };
  }
  if (rule === 'latest' || all.length === 1) return { earned, possible };
  const mean = all.reduce((sum, one) => sum + shareOf(one), 0) / all.length;
  return { earned: rounded(mean * possible), possible };
}

function valueOf(
  evidence: readonly Earned[],
  method: SkillMethod,
  { decimals, scale }: GradebookRulesContent,
): Pick<SkillValue, 'percent' | 'level' | 'reached'> {
  const percents = evidence.map(({ earned, possible }) =>
    toText(divide(multiply(fraction(earned), HUNDRED), fraction(possible))),
  );
  const { value, reached } = skillValue(percents, method);
  const shown = value && showPercent(value, decimals as Decimals, scale);
  return {
    percent: shown && Number(shown.percent),
    level: shown?.level?.name ?? null,
    reached: reached?.count ?? null,
  };
}

function methodOf({ method, times, level }: GradebookSkills): SkillMethod {
  if (method === 'times_at_level') return { method: 'timesAtLevel', times, level };
  return { method: method === 'decaying_average' ? 'decayingAverage' : method };
}
