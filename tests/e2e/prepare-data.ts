import { startProduct } from '../support/product.ts';

/** Names the environment variable with the data folder that the workers copy. */
export const PREPARED_DATA = 'LECTERN_PREPARED_DATA';

/** Playwright's global setup: makes the database and the sample school once, which takes longer than copying them. */
export default async function prepareData(): Promise<() => Promise<void>> {
  const product = await startProduct({ DEMO: 'true' });
  await product.stop();
  process.env[PREPARED_DATA] = product.dataFolder;
  return () => product.remove();
}
