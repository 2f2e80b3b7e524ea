import { expect, test } from 'vitest';
import { openTestApp, type SignedIn } from '../../testing.ts';

const { app, signIn } = await openTestApp();

const start = async () => ({ owner: await signIn(), list: '/api/tickets' });

async function create(
  { owner: { headers }, list }: Awaited<ReturnType<typeof start>>,
  title = 'Ticket',
): Promise<string> {
  const answer = await app.inject({ method: 'POST', url: list, headers, payload: { title } });
  expect(answer.statusCode).toBe(201);
  return answer.json().id;
}

const get = async (url: string, { headers }: Pick<SignedIn, 'headers'>) =>
  (await app.inject({ url, headers })).json();

test('the list has every entry once, newest first, page by page', async () => {
  const started = await start();
  const { owner, list } = started;
  const ids = [];
  for (const title of ['One', 'Two', 'Three']) ids.unshift(await create(started, title));
  const first = await get(`${list}?limit=2`, owner);
  const rest = await get(`${list}?limit=2&cursor=${first.next_cursor}`, owner);
  expect([...first.items, ...rest.items].map(({ id }) => id)).toEqual(ids);
  expect(rest.next_cursor).toBeNull();
});

test('an entry can be changed and deleted', async () => {
  const started = await start();
  const { headers } = started.owner;
  const url = `/api/tickets/${await create(started)}`;
  const changed = await app.inject({ method: 'PATCH', url, headers, payload: { title: ' Renamed ' } });
  expect(changed.json()).toMatchObject({ title: 'Renamed' });
  expect(await get(url, started.owner)).toEqual(changed.json());
  expect((await app.inject({ method: 'DELETE', url, headers })).statusCode).toBe(204);
  expect((await app.inject({ url, headers })).statusCode).toBe(404);
});

test('a title of spaces is rejected', async () => {
  const { owner, list } = await start();
  const answer = await app.inject({
    method: 'POST',
    url: list,
    headers: owner.headers,
    payload: { title: ' ' },
  });
  expect(answer.json()).toMatchObject({ errors: { title: [expect.any(String)] } });
});
