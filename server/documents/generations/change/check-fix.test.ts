import { expect, test } from 'vitest';
import { ruleEngine } from '../../../engine/rule-engine/rule-engine.ts';
import type { ContentChange, Generation } from '../../../generated/schemas/index.ts';
import { openTestApp, type SignedIn } from '../../../testing.ts';
import { endOf, quizRequest } from '../testing.ts';

const { app, signIn } = await openTestApp({ engine: ruleEngine({ pause: 0 }) });

async function edit(
  { headers }: SignedIn,
  { id, version }: Generation,
  changes: readonly ContentChange[],
): Promise<Generation> {
  const url = `/api/generations/${id}`;
  const answer = await app.inject({ method: 'PATCH', url, headers, payload: { version, changes } });
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json<Generation>();
}

const check = ({ checks }: Generation) => checks.find(({ name }) => name === 'Instructions fit the paper');

test('the fix of an open check is an edit, after which the check passes', async () => {
  const person = await signIn({ tokens: 90_000 });
  const started = await app.inject({
    method: 'POST',
    url: '/api/generations',
    headers: person.headers,
    payload: quizRequest,
  });
  const quiz = await endOf(app, person.headers, started.json<Generation>().id);
  const wrong = await edit(person, quiz, [
    {
      section: 'instructions',
      path: [],
      before: quiz.result['instructions'],
      value: 'Answer all 7 questions.',
    },
  ]);
  expect(check(wrong)).toMatchObject({ status: 'open', path: '/instructions' });
  const fixed = await edit(person, wrong, check(wrong)?.fix ?? []);
  expect(fixed.result['instructions']).toBe('Answer all 3 questions.');
  // A document without AI lists no passed checks.
  expect(check(fixed)).toBeUndefined();
});
