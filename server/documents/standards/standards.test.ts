import { expect, it } from 'vitest';
import { openTestApp } from '../../testing.ts';
import { standardsFrameworks } from './frameworks.ts';
import { findStandard, searchStandards } from './standards.ts';

const { app, signIn } = await openTestApp();

async function list(query: string) {
  const { headers } = await signIn();
  return app.inject({ method: 'GET', url: `/api/standards?${query}`, headers });
}

it('contains complete, distinct statements of every framework', () => {
  const items = searchStandards({});
  expect(new Set(items.map(({ code }) => code)).size).toBe(items.length);
  expect(items.filter(({ statement }) => !/^[A-Z].{15,}\.$/.test(statement))).toEqual([]);
  expect(
    items.filter(({ grades }) => grades.length === 0 || grades.some((grade) => grade < 1 || grade > 12)),
  ).toEqual([]);
  for (const framework of standardsFrameworks) {
    expect(searchStandards({ framework }).length).toBeGreaterThan(90);
  }
});

it('finds a standard only by its exact code', () => {
  expect(findStandard('MS-LS1-6')).toMatchObject({ framework: 'NGSS', grades: [6, 7, 8] });
  expect(findStandard('MS-LS1')).toBeUndefined();
});

it('searches codes and statements within a framework and a grade', async () => {
  const found = (await list('framework=NGSS&grade_level=Grade+7&q=photosynthesis')).json();
  expect(found.items.map(({ code }: { code: string }) => code)).toEqual(['MS-LS1-6']);
  expect((await list('framework=CCSS-Math&q=photosynthesis')).json()).toEqual({
    items: [],
    next_cursor: null,
  });
  expect((await list('codes=MS-LS1-6&codes=RST.6-8.1')).json().items).toHaveLength(2);
});

it('pages through all standards once', async () => {
  const codes: string[] = [];
  let cursor = '';
  for (let page = 0; page < 10; page += 1) {
    const answer = (await list(`framework=NGSS&limit=50${cursor && `&cursor=${cursor}`}`)).json();
    codes.push(...answer.items.map(({ code }: { code: string }) => code));
    if (answer.next_cursor === null) break;
    cursor = answer.next_cursor;
  }
  expect(codes).toEqual(searchStandards({ framework: 'NGSS' }).map(({ code }) => code));
});

it('rejects an invalid cursor', async () => {
  const answer = await list('cursor=nonsense');
  expect(answer.statusCode).toBe(422);
  expect(answer.json().errors).toHaveProperty('cursor');
});
