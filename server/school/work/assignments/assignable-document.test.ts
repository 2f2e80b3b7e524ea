import { expect, test } from 'vitest';
import { storeSample } from '../../../documents/actions/testing.ts';
import { generatorOf } from '../../../documents/templates/generators.ts';
import { openTestApp, type SignedIn } from '../../../testing.ts';
import { assignedWork } from '../../marking/student-work/testing.ts';
import { everyKind, storeQuestions } from './testing.ts';

const tools = await openTestApp();
const { app, db, signIn } = tools;

const options = async (user: SignedIn, documentId: string) =>
  (
    await app.inject({
      url: `/api/assignment-options?document_id=${documentId}`,
      headers: user.headers,
    })
  ).json();

test('a class offers its categories, and begins a new assignment as its newest', async () => {
  const { teacher, classId } = await assignedWork(tools, { category: 'Lab', ai_policy: 'open' });
  const { classes, document } = await options(teacher, classId);
  expect(document).toBeNull();
  expect(classes).toMatchObject([
    { id: classId, categories: ['Lab'], defaults: { category: 'Lab', ai_policy: 'open' } },
  ]);
});

test('a document with questions is assigned as a quiz, to its owner only', async () => {
  const teacher = await signIn();
  const id = await storeQuestions(db, teacher.id, everyKind);
  expect((await options(teacher, id)).document).toEqual({
    id,
    title: 'Leaf quiz',
    is_quiz: true,
    category: 'Quiz',
    instructions: '',
    points: 17,
    rubric: null,
  });
  expect((await options(await signIn(), id)).document).toBeNull();
});

async function sampleOf(user: SignedIn, templateType: string) {
  const generator = generatorOf(templateType);
  if (!generator) throw new Error(`There is no template ${templateType}.`);
  return options(user, await storeSample(db, user.id, generator));
}

test('homework brings its tasks without the key, and a rubric its criteria', async () => {
  const teacher = await signIn();
  const { document: homework } = await sampleOf(teacher, 'home-work-creator');
  expect(homework).toMatchObject({ is_quiz: false, category: 'Homework', rubric: null });
  expect(homework.points).toBeGreaterThan(0);
  expect(homework.instructions).toContain('Tasks');
  expect(homework.instructions).not.toContain('Answer key');
  const { document: rubric } = await sampleOf(teacher, 'rubric-generator');
  expect(rubric).toMatchObject({ is_quiz: false, instructions: '', points: null });
  expect(rubric.rubric.criteria.length).toBeGreaterThan(1);
});

test.each(['lecture-scripts', 'iep-generator'])('%s has nothing to assign', async (templateType) => {
  expect((await sampleOf(await signIn(), templateType)).document).toBeNull();
});
