import { type ModelServer, type ModelServerOptions, startModelServer } from '../support/model-server.ts';
import { test as base } from './test.ts';

/** The rate of the worker's model server: without delay until a test sets it, so that the sample school is soon created. */
export const pace: ModelServerOptions = {};

/** Playwright's `test` with a local model server instead of the built-in engine. */
export const test = base.extend<object, { model: ModelServer }>({
  model: [
    async ({ playwright: _ }, use) => {
      const model = await startModelServer(pace);
      await use(model);
      await model.close();
    },
    { scope: 'worker' },
  ],
  settings: [
    async ({ model }, use) => {
      await use({ AI_BASE_URL: model.url, AI_API_KEY: 'a-key', AI_MODEL: 'a-model' });
    },
    { scope: 'worker' },
  ],
});
