import { describe, expect, test } from 'vitest';
import { openTestApp } from '../testing.ts';
import { scriptedModel } from './testing.ts';

const { app, signIn } = await openTestApp({ model: scriptedModel({ does: 'write' }) });

describe('starting', () => {
  test('writes', async () => {
    const { headers } = await signIn();
    const started = await app.inject({
      method: 'POST',
      url: '/api/generations',
      headers,
      payload: {
        template_type: 'lesson-plan-builder',
        input: { topic: 'Willow', subject: 'Science', grade_level: 'Grade 6', duration_minutes: 45 },
      },
    });
    console.log(started.json());
    expect(started.statusCode).toBe(201);
    const { id } = started.json();
    const stream = await app.inject({ url: `/api/generations/${id}/events`, headers });
    console.log(stream.body.slice(0, 3000), stream.body.length, stream.body.slice(-6000));
  });
});
