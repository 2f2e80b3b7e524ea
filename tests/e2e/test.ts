import { test as base, expect } from '@playwright/test';
import { type Product, startProduct } from '../support/product.ts';
import { PREPARED_DATA } from './prepare-data.ts';

export type WorkerFixtures = {
  /** Whether the server renders first views; by default as SERVER_RENDERING says. */
  rendering: string;
  /** Environment of the product. */
  settings: Record<string, string>;
  /** Tests with the same value share a product. A file that changes shared state sets its own value with `test.use`. */
  productOf: string;
  /** The built product with the sample school, shared by the tests of a worker with equal settings and `productOf`. */
  product: Product;
};

type TestFixtures = { pageErrors: Error[] };

/** Playwright's `test` with the product running: paths in `page.goto` are the product's. */
export const test = base.extend<TestFixtures, WorkerFixtures>({
  rendering: [process.env['SERVER_RENDERING'] ?? 'on', { option: true, scope: 'worker' }],
  settings: [{}, { option: true, scope: 'worker' }],
  productOf: ['shared', { option: true, scope: 'worker' }],

  product: [
    async ({ settings, rendering }, use) => {
      const product = await startProduct(
        { DEMO: 'one-class', SERVER_RENDERING: rendering, ...settings },
        process.env[PREPARED_DATA],
      );
      await use(product);
      await product.remove();
    },
    { scope: 'worker', timeout: 150_000 },
  ],

  baseURL: async ({ product }, use) => {
    await use(product.url);
  },

  // An uncaught error on the page fails every journey.
  pageErrors: [
    async ({ page }, use) => {
      const errors: Error[] = [];
      page.on('pageerror', (error) => errors.push(error));
      await use(errors);
      expect(errors).toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };
