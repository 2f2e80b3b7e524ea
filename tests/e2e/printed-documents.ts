import type { APIRequestContext } from '@playwright/test';
import { z } from 'zod';
import { generators } from '../../server/generated/generators.ts';
import { questionsSchema } from '../../server/generated/blocks.ts';
import { forStudents } from '../../server/documents/exports/student-copy.ts';
import { willowText } from '../support/sample-texts.ts';
import { expect } from './test.ts';

const documentSchema = z.object({
  id: z.string(),
  template_type: z.string(),
  title: z.string(),
  status: z.string(),
  version: z.number(),
  input: z.record(z.string(), z.unknown()),
  result: z.record(z.string(), z.unknown()),
});
type Written = z.output<typeof documentSchema>;

/** A document with what its copies must show, computed from the server's rules. */
export type PrintedDocument = {
  written: Written;
  route: string;
  headings: string[];
  teacherOnly: string[];
  /** All strings of the document and of its form. */
  vocabulary: string;
};

const loginSchema = z.object({ data: z.object({ token: z.string() }) });

const form = {
  grade_level: 'Grade 7',
  subject: 'Science',
  source_type: 'paste',
  source_text: willowText,
};

const quizForm = {
  ...form,
  topic: 'The willow',
  title: 'The willow experiment, and what a tree is made of',
  versions: 2,
  time_limit: 40,
  question_mix: [
    { type: 'multiple-choice', count: 6, points: 1 },
    { type: 'true-false', count: 4, points: 1 },
    { type: 'fill-in-blank', count: 3, points: 1 },
    { type: 'short-answer', count: 4, points: 2 },
    { type: 'matching', count: 1, points: 4 },
    { type: 'open-ended', count: 2, points: 6 },
  ],
};

const lessonForm = {
  ...form,
  topic: 'Where does a tree’s mass come from?',
  duration_minutes: 60,
  standards_framework: 'NGSS',
  standards: ['MS-LS1-6'],
  include: ['starter quiz', 'exit ticket', 'homework'],
};

/** Taller than a sheet, so that it has to be divided between its lines. */
const longParagraph = Array.from(
  { length: 40 },
  (_, index) =>
    `Pair ${index + 1} weighs the pot, writes the number down and says what it shows about the tree.`,
).join(' ');

/** Writes a lesson plan with a long overview and a long phase, and a quiz in two versions. */
export async function writeDocuments(request: APIRequestContext) {
  const login = await request.post('/api/login', {
    data: { email: 'teacher@lectern.test', password: 'lectern-demo' },
  });
  const { data } = loginSchema.parse(await login.json());
  const headers = { authorization: `Bearer ${data.token}` };

  const read = async (id: string) =>
    documentSchema.parse(await (await request.get(`/api/generations/${id}`, { headers })).json());

  async function write(template_type: string, input: object): Promise<Written> {
    const started = await request.post('/api/generations', {
      headers: { ...headers, 'idempotency-key': crypto.randomUUID() },
      data: { template_type, input },
    });
    const { id } = documentSchema.parse(await started.json());
    await expect.poll(async () => (await read(id)).status).toBe('complete');
    return read(id);
  }

  const quiz = await write('exam-and-quizzes', quizForm);
  const lesson = await write('lesson-plan-builder', lessonForm);
  const [phase] = z.array(z.object({ teacher_actions: z.string() })).parse(lesson.result['phases']);
  const changes = [
    {
      section: 'overview',
      path: [],
      before: lesson.result['overview'],
      value: `A plan for one hour.\n\n${longParagraph}`,
    },
    {
      section: 'phases',
      path: [0, 'teacher_actions'],
      before: phase?.teacher_actions,
      value: longParagraph,
    },
  ];
  const edited = await request.patch(`/api/generations/${lesson.id}`, {
    headers,
    data: { version: lesson.version, changes },
  });
  expect(edited.ok()).toBe(true);
  return { quiz: printed(quiz), lesson: printed(await read(lesson.id)) };
}

function printed(written: Written): PrintedDocument {
  const generator = generators.find(({ templateType }) => templateType === written.template_type);
  if (!generator) throw new Error(`No template is called ${written.template_type}.`);
  const { shape } = generator.result;
  const seen = Object.entries(shape).flatMap(([key, schema]) =>
    z.globalRegistry.get(schema)?.teacher_only ? [] : stringsIn(forStudents(schema, written.result[key])),
  );
  const seenText = [...seen, ...stringsIn(written.input), written.title].join('\n');
  const titles = Object.values(shape).map((schema) => z.globalRegistry.get(schema)?.title ?? '');
  return {
    written,
    route: `${generator.route}/edit/${written.id}`,
    headings: [...titles, ...questionGroupsIn(written).map(({ title }) => title)].filter(Boolean),
    // A word or two may stand in the questions by chance.
    teacherOnly: stringsIn(written.result).filter((text) => text.length > 20 && !seenText.includes(text)),
    vocabulary: [
      ...stringsIn(written.result),
      ...stringsIn(written.input),
      ...titles,
      JSON.stringify(z.toJSONSchema(generator.result)),
    ].join('\n'),
  };
}

export function stringsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(stringsIn) : [];
}

/** The groups of questions in the document, version by version; a list without groups is one. */
export function questionGroupsIn({ result }: Written) {
  return Object.values(result).flatMap((value) => {
    const entries = questionsSchema.safeParse(value).data ?? [];
    const loose = entries.flatMap((entry) => ('questions' in entry ? [] : [entry]));
    const groups = entries.flatMap((entry) => ('questions' in entry ? [entry] : []));
    return loose.length > 0 ? [{ title: '', questions: loose }, ...groups] : groups;
  });
}
