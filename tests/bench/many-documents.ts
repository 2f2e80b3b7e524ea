import { sql } from 'drizzle-orm';
import type { Database } from '../../server/platform/database/client.ts';
import { otherTemplate, template } from '../support/templates.ts';

const SENTENCE = 'Water rises by evaporation, cools into clouds, and returns as rain over hills and rivers. ';

/** Gives an account so many documents of about 2 KB. */
export async function insertDocuments(db: Database, userId: string, count: number): Promise<void> {
  await db.execute(sql`
    insert into generations (id, user_id, template_type, title, topic, subject, grade_level, status, input, meta, result, created_at)
    select gen_random_uuid(), ${userId}::uuid,
      case when n % 3 = 0 then ${otherTemplate.templateType} else ${template.templateType} end,
      'Document ' || n, 'topic' || n % 1000, 'Science', 'Grade 7', 'complete', '{}', '{}',
      json_build_object('overview', repeat(${SENTENCE}::text, 20), 'homework', 'Draw number ' || n),
      now() - n * interval '1 minute'
    from generate_series(1, ${count}::int) n`);
}
