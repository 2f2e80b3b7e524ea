import type { Gradebook, GradebookAssignment } from '@/shared/api/gradebooks';
import { paperBook } from '../../../../../tests/support/gradebooks';

const uuid = (kind: string, place: number): string =>
  `0192f0c1-7a54-7d3e-9d6c-${kind}${String(place).padStart(8, '0')}`;
export const studentId = (place: number): string => uuid('0a0a', place);
export const assignmentId = (place: number): string => uuid('0b0b', place);

const names = [
  ['Oluwaseun', 'Adeyemi'],
  ['Fatima', 'Al-Rashid'],
  ['Ayodele', 'Bakare'],
  ['Jia-Hao', 'Chen'],
  ['Elif', 'Demir'],
  ['Lucía', 'Fernández'],
  ['Daniel', 'Goldberg'],
  ['Bjørn', 'Halvorsen'],
  ['Ewa', 'Kowalczyk'],
  ['Isla', 'MacKenzie'],
  ['Minh Anh', 'Nguyễn'],
  ['فاطمة', 'الزهراء'],
] as const;

const tasks = [
  ['Safety quiz', 10, 'Quizzes', 'quiz'],
  ['Cell sketch', 20, 'Classwork', 'paper'],
  ['Slide lab', 30, 'Labs', 'text'],
  ['Cell parts', 10, 'Homework', 'text'],
  ['Potato lab', 30, 'Labs', 'text'],
  ['Leaf diary', 10, 'Homework', 'paper'],
] as const;

const category = (name: string, weight: number, drop_lowest = 0) => ({
  name,
  weight,
  drop_lowest,
  drop_highest: 0,
  extra_credit: false,
  average: 'points' as const,
});

type Size = { students?: number; assignments?: number };

/** A class in the middle of a term: late, missing, excused, waiting and blank cells, and dropped and returned scores. */
export function gradebookOf({ students = names.length, assignments = tasks.length }: Size = {}): Gradebook {
  const places = Array.from({ length: students }, (_, student) =>
    Array.from({ length: assignments }, (_item, assignment) => ({ student, assignment })),
  )
    .flat()
    .filter(({ student, assignment }) => (student + assignment * 2) % 11 !== 5);
  const points = ({ student, assignment }: { student: number; assignment: number }) => {
    const [, possible = 10] = tasks[assignment % tasks.length] ?? [];
    return Math.round(possible * (0.5 + ((student * 7 + assignment * 3) % 10) / 20) * 2) / 2;
  };
  const statusOf = ({ student, assignment }: { student: number; assignment: number }) => {
    const key = student * 5 + assignment * 3;
    if (key % 19 === 4) return 'missing' as const;
    if (key % 23 === 7) return 'excused' as const;
    if (key % 17 === 9) return 'late' as const;
    return assignment === assignments - 2 && student % 4 === 2 ? ('waiting' as const) : ('none' as const);
  };
  const statuses = places.map(statusOf);
  const { content } = paperBook.rules;
  return {
    ...paperBook,
    class: { ...paperBook.class, title: '7B Science' },
    rules: {
      ...paperBook.rules,
      content: {
        ...content,
        mode: 'weighted',
        decimals: 1,
        categories: [
          category('Homework', 20),
          category('Classwork', 20),
          category('Quizzes', 25, 1),
          category('Labs', 35),
        ],
        scale: [
          { name: 'A', from: 90, gpa: 4, worth: null },
          { name: 'B', from: 80, gpa: 3, worth: null },
          { name: 'C', from: 70, gpa: 2, worth: null },
          { name: 'D', from: 60, gpa: 1, worth: null },
          { name: 'F', from: 0, gpa: 0, worth: null },
        ],
      },
    },
    students: Array.from({ length: students }, (_, place) => {
      const [first_name, last_name] = names[place % names.length] ?? ['', ''];
      const round = Math.floor(place / names.length);
      const student = { id: studentId(place), first_name, last_name, note: '', overrides: [], frozen: [] };
      return round === 0 ? student : { ...student, last_name: `${last_name} ${round + 1}` };
    }),
    assignments: Array.from({ length: assignments }, (_, place): GradebookAssignment => {
      const [title, possible, name, kind] = tasks[place % tasks.length] ?? tasks[0];
      const round = Math.floor(place / tasks.length);
      return {
        id: assignmentId(place),
        title: round === 0 ? title : `${title} ${round + 1}`,
        points: possible,
        category: name,
        kinds: [kind],
        due_at: new Date(Date.UTC(2026, 8, 4 + place * 2, 8)).toISOString(),
        time_zone: 'Europe/London',
        state: 'published',
        attempts_count: 'latest',
        late_policy: { percent: 10, every: 'day', lowest_percent: 0 },
        missing_percent: null,
      };
    }),
    cells: {
      students: places.map(({ student }) => student),
      assignments: places.map(({ assignment }) => assignment),
      points: places.map((place, index) =>
        ['missing', 'excused', 'waiting'].includes(statuses[index] ?? '') ? null : points(place),
      ),
      deductions: places.map((_, index) => (statuses[index] === 'late' ? 1 : 0)),
      late_seconds: places.map((_, index) => (statuses[index] === 'late' ? 80_000 : 0)),
      statuses,
      overridden: statuses.map((status) => status === 'excused'),
      returned: places.map(({ assignment }) => assignment < assignments - 1),
      means: [],
    },
  };
}
