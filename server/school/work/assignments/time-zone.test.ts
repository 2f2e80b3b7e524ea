import { expect, test } from 'vitest';
import { assignedWork } from '../../marking/student-work/testing.ts';
import { openTestApp } from '../../../testing.ts';

const tools = await openTestApp();
const { app } = tools;

test('a teacher without a school keeps the time zone of their other work when the browser is elsewhere', async () => {
  const { teacher, classId, id } = await assignedWork(tools);
  const { headers } = teacher;
  const first = (await app.inject({ url: `/api/assignments/${id}`, headers })).json();
  const options = await app.inject({ url: '/api/assignment-options', headers });
  expect(options.json().time_zone).toBe(first.time_zone);
  const created = await app.inject({
    method: 'POST',
    url: '/api/assignments',
    headers,
    payload: { class_id: classId, time_zone: 'Pacific/Auckland', content: first.content },
  });
  expect(created.json().time_zone).toBe(first.time_zone);
  const lesson = await app.inject({
    method: 'POST',
    url: `/api/classes/${classId}/lessons`,
    headers,
    payload: { title: 'Leaves', time_zone: 'Pacific/Auckland' },
  });
  expect(lesson.json().time_zone).toBe(first.time_zone);
});
