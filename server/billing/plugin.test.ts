import { expect, test } from 'vitest';
import { noLimits, openTestApp } from '../testing.ts';

const { app } = await openTestApp({ limits: { ...noLimits, address: { max: 2, seconds: 60 } } });

test("the sandbox's routes are limited by address", async () => {
  const call = () =>
    app.inject({ method: 'POST', url: '/sandbox/stripe/v1/setup_intents/seti_1/confirm', payload: {} });
  const statuses = [await call(), await call(), await call()].map(({ statusCode }) => statusCode);
  expect(statuses).toEqual([400, 400, 429]);
});
