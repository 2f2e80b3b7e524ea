import { test as base, expect } from '@playwright/test';
import { type Product, startProduct } from '../support/product.ts';

type WorkerFixtures = {
  /** Environment of the product. */
  settings: Record<string, string>;
  /** Whose product it is: a file that changes what others rely on names one of its own, by `test.use`. */
  productOf: string;
  /** The built product with the demo school, one for all tests of a worker that ask for the same. */
  product: Product;
};

type TestFixtures = { pageErrors: Error[] };

/** Playwright's `test` with the product running: paths in `page.goto` are the product's. */
export const test = base.extend<TestFixtures, WorkerFixtures>({
  settings: [{}, { option: true, scope: 'worker' }],
  productOf: ['everybody', { option: true, scope: 'worker' }],

  product: [
    async ({ settings }, use) => {
      const product = await startProduct({ DEMO: 'true', ...settings });
      await use(product);
      await product.remove();
    },
    { scope: 'worker', timeout: 150_000 },
  ],

  baseURL: async ({ product }, use) => {
    await use(product.url);
  },

  // No journey may leave an uncaught error behind, whatever it looks at.
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
