import { startProduct } from '../support/product.ts';

/** Names the environment variable with the data folder that the workers copy. */
export const PREPARED_DATA = 'LECTERN_PREPARED_DATA';

/** Playwright's global setup: creates the database with the sample school once, because copying is faster. */
export default async function prepareData(): Promise<() => Promise<void>> {
  const product = await startProduct({ DEMO: 'one-class' });
  await product.stop();
  process.env[PREPARED_DATA] = product.dataFolder;
  return () => product.remove();
}
