import { expect, test } from 'vitest';
import type { Generation } from '../../../generated/schemas/index.ts';
import { openTestApp } from '../../../testing.ts';
import { swappableEngine, writtenLesson } from '../testing.ts';

const { app, signIn } = await openTestApp({ engine: swappableEngine() });

test('undoing one change keeps later ones, and conflicts with a later one of the same part', async () => {
  const { headers } = await signIn();
  const { id, result } = await writtenLesson(app, headers);
  const url = `/api/generations/${id}`;
  const undo = (version: number) =>
    app.inject({ method: 'POST', url: `${url}/versions/${version}/restore?only_next=true`, headers });
  const edit = (version: number, section: string, before: unknown, value: unknown) =>
    app.inject({
      method: 'PATCH',
      url,
      headers,
      payload: { version, changes: [{ section, path: [], before, value }] },
    });
  await edit(1, 'overview', result['overview'], 'Mine.');
  await edit(2, 'teacher_notes', result['teacher_notes'], ['Bring a log.']);
  expect((await undo(1)).json<Generation>()).toMatchObject({
    version: 4,
    result: { overview: result['overview'], teacher_notes: ['Bring a log.'] },
  });
  await edit(4, 'overview', result['overview'], 'Theirs.');
  expect((await undo(3)).statusCode).toBe(409);
  expect((await undo(4)).json<Generation>()).toMatchObject({ result: { overview: result['overview'] } });
  expect((await undo(99)).statusCode).toBe(404);
});
