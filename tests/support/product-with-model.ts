import { type Connection, openConnection } from '../../server/platform/database/client.ts';
import { startProduct } from './product.ts';

/** The product on its embedded database, even if DATABASE_URL is set, with this model server: for tests that kill it. */
export async function startProductWithModel({ url }: { url: string }) {
  const product = await startProduct({
    DATABASE_URL: '',
    DEMO: 'off',
    AI_PROVIDER: 'openai-compatible',
    AI_BASE_URL: url,
    AI_MODEL: 'test',
  });

  /** Queries the database while the server is down, and starts the server again. */
  async function withDatabase<Answer>(query: (db: Connection['db']) => Promise<Answer>): Promise<Answer> {
    await product.stop();
    const connection = await openConnection({ databaseUrl: undefined, dataDir: product.dataFolder });
    const answer = await query(connection.db);
    await connection.close();
    await product.start();
    return answer;
  }

  return { product, withDatabase };
}
