import { expect, it } from 'vitest';
import { checkLesson } from './checks.ts';
import { lessonInput, type LessonResult } from './schema.ts';

const standards = [{ framework: 'NGSS', code: 'MS-LS1-6', statement: 'Construct an explanation.' }];
const context = { sources: [], standards };
const input = lessonInput.parse({
  topic: 'Photosynthesis',
  grade_level: 'Grade 6',
  subject: 'Science',
  duration_minutes: 40,
  standards_framework: 'NGSS',
  standards: ['MS-LS1-6'],
});

const phase = (name: string, minutes: number, students = 'Compare two leaves.') => ({
  name,
  minutes,
  teacher_actions: 'Show two leaves.',
  student_actions: students,
  checks: ['Who sees a difference?', 'Why is it there?'],
});

const sound: LessonResult = {
  overview: 'A lesson about leaves.',
  objectives: ['Compare two leaves'],
  standards_addressed: [{ code: 'MS-LS1-6', statement: 'Construct an explanation.' }],
  prior_knowledge: ['Leaves are green.'],
  keyConcepts: ['Leaves take in light.'],
  vocabulary: [
    {
      term: 'Leaf',
      definition:
        'A flat green part of a plant that takes in light from the sun and makes the sugar that the plant lives on.',
    },
  ],
  misconceptions: [{ misconception: 'Plants eat soil.', correction: 'Weigh the soil.' }],
  materials: ['Leaves'],
  phases: [phase('Begin', 10), phase('Work', 25), phase('End', 5)],
  starter_quiz: [],
  exit_ticket: [],
  differentiation: { support: '', extension: '', ell: '', iep_504: '' },
  assessment: 'Listen.',
  homework: 'Sort ten leaves from your street by their shape, and justify where each of them goes.',
  extension: '',
  teacher_notes: [],
};

const named = (change: Partial<LessonResult>, name: string) =>
  checkLesson({ ...sound, ...change }, input, context).checks.filter((check) => check.name === name);

it('passes a sound lesson and leaves it as it is', () => {
  const { checks, result } = checkLesson(sound, input, context);
  expect(checks.map(({ name, status }) => [name, status])).toEqual([
    ['Minutes add up', 'passed'],
    ['Deeper thinking', 'passed'],
    ['Two checks in every phase', 'passed'],
    ['Objectives can be observed', 'passed'],
    ['Standards are real', 'passed'],
    ['Reading level', 'passed'],
  ]);
  expect(result).toEqual(sound);
});

it.each([
  [
    [10, 25, 4.5],
    [10, 25, 5],
  ],
  [
    [20, 50, 10],
    [10, 25, 5],
  ],
  [
    [0, 0, 0],
    [14, 13, 13],
  ],
])('brings minutes of %j to the length of the lesson', (given, mended) => {
  const { result, checks } = checkLesson(
    { ...sound, phases: given.map((minutes) => phase('Phase', minutes)) },
    input,
    context,
  );
  expect(result.phases.map(({ minutes }) => minutes).reduce((a, b) => a + b, 0)).toBe(40);
  expect(result.phases.map(({ minutes }) => minutes)).toEqual(mended);
  expect(checks[0]).toMatchObject({ name: 'Minutes add up', status: 'repaired', section: 'phases' });
});

it('opens a lesson that only asks to remember', () => {
  const phases = ['Begin', 'Work', 'End'].map((name, index) =>
    phase(name, [10, 25, 5][index] ?? 0, 'Name the parts. List the words.'),
  );
  expect(named({ phases, homework: 'Name ten leaves.' }, 'Deeper thinking')).toMatchObject([
    {
      status: 'open',
      detail: '0 of 7 tasks (0 %) ask students to apply, analyze, evaluate or create. Aim for 40 % or more.',
    },
  ]);
});

it('opens a phase with fewer than two checks, and says which', () => {
  const phases = [phase('Begin', 10), { ...phase('Work', 25), checks: ['Who?', ' '] }, phase('End', 5)];
  expect(named({ phases }, 'Two checks in every phase')).toMatchObject([
    { status: 'open', detail: 'Work has fewer than two.', path: '/phases/1/checks' },
  ]);
});

it('opens an objective that cannot be observed', () => {
  const objectives = ['Compare two leaves', 'Understand photosynthesis'];
  expect(named({ objectives }, 'Objectives can be observed')).toMatchObject([
    { status: 'open', path: '/objectives/1' },
  ]);
});

it('restores the chosen standards', () => {
  const invented = [{ code: 'OK.7.L.99', statement: 'Know plants.' }];
  const { result, checks } = checkLesson({ ...sound, standards_addressed: invented }, input, context);
  expect(result.standards_addressed).toEqual(sound.standards_addressed);
  expect(checks).toContainEqual(
    expect.objectContaining({ name: 'Standards as published', status: 'repaired' }),
  );
});

it.each([
  ['OK.7.L.99', 'Standards not checked', 'passed', 'We don’t have the set of OK.7.L.99.'],
  ['3.OA.A.1', 'Standards are real', 'passed', '3.OA.A.1 found in the published sets.'],
  ['W.7.8', 'Standards are real', 'passed', 'W.7.8 found in the published sets.'],
  ['SL.7.1', 'Standards are real', 'passed', 'SL.7.1 found in the published sets.'],
  ['3.OA.A.9', 'Standards are real', 'open', '3.OA.A.9 doesn’t exist.'],
  ['RL.7.8', 'Standards are real', 'open', 'RL.7.8 doesn’t exist.'],
])('says of the code %s whether it is real: %s %s', (code, name, status, detail) => {
  const { checks } = checkLesson(sound, { ...input, standards: [code] }, { sources: [], standards: [] });
  expect(checks).toContainEqual(expect.objectContaining({ name, status, detail }));
});

it('measures the reading level and names the hardest part', () => {
  const homework =
    'Notwithstanding considerable methodological heterogeneity, contemporary interdisciplinary investigations unequivocally demonstrate photosynthetic interdependencies throughout terrestrial ecosystems. '.repeat(
      4,
    );
  const { checks, reading } = checkLesson({ ...sound, homework }, input, context);
  expect(checks).toContainEqual(
    expect.objectContaining({ name: 'Reading level', status: 'open', section: 'homework' }),
  );
  expect(reading).toMatchObject({ target: 6, in_band: false });
  expect(checkLesson(sound, { ...input, language: 'Spanish' }, context).reading).toBeNull();
});
