import { and, eq } from 'drizzle-orm';
import type { AnyTemplateType } from '../../generated/schemas/index.ts';
import type { Database } from '../../platform/database/client.ts';
import { favouriteTemplates } from './tables.ts';

export async function addFavourite(
  db: Database,
  userId: string,
  templateType: AnyTemplateType,
): Promise<void> {
  await db.insert(favouriteTemplates).values({ userId, templateType }).onConflictDoNothing();
}

export async function removeFavourite(
  db: Database,
  userId: string,
  templateType: AnyTemplateType,
): Promise<void> {
  await db
    .delete(favouriteTemplates)
    .where(and(eq(favouriteTemplates.userId, userId), eq(favouriteTemplates.templateType, templateType)));
}
