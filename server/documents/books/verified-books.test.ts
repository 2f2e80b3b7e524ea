import { expect, test } from 'vitest';
import { bookSchema } from '../../generated/blocks.ts';
import type { Generation } from '../../generated/schemas/index.ts';
import { openTestApp } from '../../testing.ts';
import { endOf, scriptedEngine } from '../generations/testing.ts';
import { readSample } from '../templates/sample.ts';
import { generator } from '../templates/syllabus-generation/generator.ts';
import { catalogueOf } from './book-catalogue.ts';

const { input, result } = readSample(generator);
const books = catalogueOf([{ title: 'On the Origin of Species', author: 'Darwin, Charles' }]);
const engine = scriptedEngine({ does: 'send', text: JSON.stringify(result) });
const { app, signIn } = await openTestApp({ engine, writing: { references: { books } } });

const booksIn = ({ result: { learning_resources } }: Generation) =>
  bookSchema.array().parse(learning_resources);
const verifiedIn = (document: Generation) =>
  booksIn(document).flatMap(({ title, verified }) => (verified ? [title] : []));

test('titles are looked up when a document is written, edited and restored', async () => {
  const { headers } = await signIn();
  const request = { template_type: generator.templateType, input };
  const started = await app.inject({ method: 'POST', url: '/api/generations', headers, payload: request });
  const written = await endOf(app, headers, started.json<Generation>().id);
  expect(booksIn(written)).toHaveLength(2);
  expect(verifiedIn(written)).toEqual(['On the Origin of Species']);

  const url = `/api/generations/${written.id}`;
  const rename = async (version: number, before: string, value: string) => {
    const changes = [{ section: 'learning_resources', path: [0, 'title'], before, value }];
    const answer = await app.inject({ method: 'PATCH', url, headers, payload: { version, changes } });
    expect(answer.statusCode, answer.body).toBe(200);
    return answer.json<Generation>();
  };
  expect(verifiedIn(await rename(1, 'On the Origin of Species', 'The Weight of Leaves'))).toEqual([]);
  const restored = await app.inject({ method: 'POST', url: `${url}/versions/1/restore`, headers });
  expect(verifiedIn(restored.json<Generation>())).toEqual(['On the Origin of Species']);
});
