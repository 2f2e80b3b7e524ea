import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { willowText } from '../../../tests/support/sample-texts.ts';
import { generators } from '../../generated/generators.ts';
import type { RichText } from '../../generated/schemas/index.ts';
import { openTestApp, type SignedIn } from '../../testing.ts';
import { storeSample } from '../actions/testing.ts';
import { requireGenerator } from '../generations/document/form.ts';
import { generations } from '../generations/document/tables.ts';
import { createSource } from '../sources/service.ts';
import { documentFormats, wordsOf } from './testing.ts';

const { app, db, signIn } = await openTestApp();
const store = { db, reserve: async () => {} };

const paragraphs = willowText.split('\n\n').map((text) => oneLine(text));

/** The sample of a template about the text, pasted or uploaded; its questions quote it if `quotes`. */
async function documentAbout(person: SignedIn, templateType: string, uploaded = false, quotes = true) {
  const id = await storeSample(db, person.id, requireGenerator(templateType));
  const [row] = await db.select().from(generations).where(eq(generations.id, id));
  const file =
    uploaded &&
    (await createSource(store, person.id, 'a.txt', { kind: 'txt', pages: null, text: willowText }));
  const source = file
    ? { source_type: 'file', source_text: '', source_file_ids: [file.id] }
    : { source_type: 'paste', source_text: willowText, source_file_ids: [] };
  const result = JSON.stringify(row?.result);
  const asked = quotes ? result.replaceAll('"stem":', '"source_ref":"A quotation.","stem":') : result;
  await db
    .update(generations)
    .set({ input: { ...row?.input, ...source }, result: JSON.parse(asked) })
    .where(eq(generations.id, id));
  return id;
}

const get = ({ headers }: SignedIn, id: string, query: string) =>
  app.inject({ url: `/api/generations/${id}/${query}`, headers });

function oneLine(text: string): string {
  return text.replaceAll(/\s+/g, ' ').trim();
}

const quiz = generators.find(({ title }) => title === 'Exams and quizzes')?.templateType ?? '';

test.each([
  ['work-sheets', false],
  ['work-sheets', true],
  [quiz, false],
  ['multiple-choice-handout', true],
])(
  'both copies of %s have the text of their questions before them (uploaded: %s)',
  async (type, uploaded) => {
    const person = await signIn();
    const id = await documentAbout(person, type, uploaded);
    for (const copy of ['student', 'teacher']) {
      for (const format of documentFormats) {
        const { rawPayload } = await get(person, id, `export?format=${format}&copy=${copy}`);
        const text = oneLine(await wordsOf(rawPayload, format));
        for (const paragraph of paragraphs) expect(text).toContain(paragraph);
      }
      const { html } = (await get(person, id, `rich-text?copy=${copy}`)).json<RichText>();
      expect(html).toContain('<h2>Source</h2>');
      expect(html.indexOf('<h2>Source</h2>')).toBeLessThan(html.indexOf('<h2>Questions</h2>'));
    }
  },
);

test('questions that quote no text are printed without it', async () => {
  const person = await signIn();
  const id = await documentAbout(person, 'work-sheets', false, false);
  const { body } = await get(person, id, 'export?format=markdown&copy=student');
  expect(body).toContain('## Questions');
  expect(body).not.toContain('## Source');
});
