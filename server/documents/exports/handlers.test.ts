import { describe, expect, test } from 'vitest';
import { writtenLesson } from '../generations/testing.ts';
import { readTaggedPdf } from './pdf/testing.ts';
import { openTestApp } from '../../testing.ts';

const { app, signIn } = await openTestApp();

const exported = (headers: { authorization: string }, id: string, query: string) =>
  app.inject({ url: `/api/generations/${id}/export?${query}`, headers });

describe('a document as a file', () => {
  test('is a Markdown file named after the title', async () => {
    const teacher = await signIn();
    const { id } = await writtenLesson(app, teacher.headers);
    const answer = await exported(teacher.headers, id, 'format=markdown');
    expect(answer.statusCode).toBe(200);
    expect(answer.headers).toMatchObject({
      'content-type': 'text/markdown; charset=utf-8',
      'content-disposition': `attachment; filename="Willow.md"; filename*=UTF-8''Willow.md`,
    });
    expect(answer.body).toMatch(/^# Willow\n/);
    expect(answer.body).toContain('## The lesson');
  });

  test("leaves teacher-only sections out of the student's copy", async () => {
    const teacher = await signIn();
    const { id } = await writtenLesson(app, teacher.headers);
    const answer = await exported(teacher.headers, id, 'format=markdown&copy=student');
    expect(answer.headers['content-disposition']).toContain('(student copy).md');
    expect(answer.body).not.toContain('## The lesson');
  });

  test('is a Word document, which is a zip file', async () => {
    const teacher = await signIn();
    const { id } = await writtenLesson(app, teacher.headers);
    const answer = await exported(teacher.headers, id, 'format=docx');
    expect(answer.headers['content-type']).toBe(
      'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
    );
    expect(answer.rawPayload.subarray(0, 4).toString('latin1')).toBe('PK\u0003\u0004');
  });

  test('is a tagged PDF on the chosen paper, with the name of its teacher', async () => {
    const teacher = await signIn();
    const { id } = await writtenLesson(app, teacher.headers);
    const answer = await exported(teacher.headers, id, 'format=pdf&paper=a4&copy=student');
    expect(answer.headers).toMatchObject({
      'content-type': 'application/pdf',
      'content-disposition': expect.stringContaining('Willow (student copy).pdf'),
    });
    const pdf = await readTaggedPdf(answer.rawPayload);
    expect(pdf).toMatchObject({ title: 'Willow', language: 'en-US', author: 'Tess Example' });
    expect(pdf.sizes[0]?.map(Math.round)).toEqual([595, 842]);
    expect(pdf.elements[0]).toMatchObject({ role: 'H1', text: 'Willow' });
    expect(pdf.text).not.toContain('The lesson');
  });

  test.each(['', 'format=odt', 'format=pdf&paper=a3', 'format=docx&copy=mine'])(
    'is refused for the query "%s"',
    async (query) => {
      const teacher = await signIn();
      const { id } = await writtenLesson(app, teacher.headers);
      expect((await exported(teacher.headers, id, query)).statusCode).toBe(422);
    },
  );

  test('is not found for another user', async () => {
    const [teacher, other] = [await signIn(), await signIn()];
    const { id } = await writtenLesson(app, teacher.headers);
    expect((await exported(other.headers, id, 'format=markdown')).statusCode).toBe(404);
  });
});
