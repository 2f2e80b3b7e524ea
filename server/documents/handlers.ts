import type { PersonName } from '../engine/masking/name-index.ts';
import type { Config } from '../platform/config.ts';
import type { Database } from '../platform/database/client.ts';
import type { ReserveStorage } from '../platform/files/metered-store.ts';
import { actionHandlers } from './actions/handlers.ts';
import { appealHandlers } from './appeals/handlers.ts';
import { archiveHandlers } from './archive/handlers.ts';
import { batchHandlers } from './batches/handlers.ts';
import { type CatalogueDependencies, templateHandlers } from './catalogue/handlers.ts';
import { ownTemplateHandlers } from './catalogue/own-template-handlers.ts';
import { draftHandlers } from './drafts/handlers.ts';
import { exportHandlers } from './exports/handlers.ts';
import { generationHandlers } from './generations/handlers.ts';
import type { Writing } from './open-writing.ts';
import { sentRequestHandlers } from './sent-requests/handlers.ts';
import { shareHandlers } from './shares/handlers.ts';
import type { ShareIssuer } from './shares/shares.ts';
import { sourceHandlers } from './sources/handlers.ts';
import { allowedLinks, type LinkRules } from './sources/links/link-rules.ts';
import { standardHandlers } from './standards/handlers.ts';
import type { MoveToTrash } from './trash/move-to-trash.ts';
import { usageHandlers } from './usage/handlers.ts';

export interface DocumentDependencies
  extends Writing,
    Pick<CatalogueDependencies, 'teachingOf' | 'offersTo'> {
  config: Config;
  db: Database;
  reserve: ReserveStorage;
  moveToTrash: MoveToTrash;
  links: ShareIssuer;
  /** Replaces rules for downloads of web pages. */
  linkRules: Partial<LinkRules> | undefined;
  /** The names of a user and of everyone in their classes. */
  namesOf(userId: string): Promise<readonly PersonName[]>;
}

/** The handlers of every room of the area. */
export function documentHandlers(dependencies: DocumentDependencies) {
  const { config, db, reserve, linkRules, generations, batches, moveToTrash } = dependencies;
  return {
    ...templateHandlers({
      ...dependencies,
      engine: generations.runner.engine,
      allowsLinks: config.sourceLinks,
      administrators: config.administrators,
    }),
    ...ownTemplateHandlers(dependencies),
    ...generationHandlers(generations),
    ...actionHandlers(generations, reserve),
    ...shareHandlers(dependencies),
    ...batchHandlers(generations, batches, moveToTrash),
    ...exportHandlers(generations),
    ...archiveHandlers({ db, reserve }),
    ...appealHandlers({ db }),
    ...sentRequestHandlers({ db }),
    ...draftHandlers({ db }),
    ...sourceHandlers({ db, reserve, moveToTrash, links: allowedLinks(config.sourceLinks, linkRules) }),
    ...standardHandlers,
    ...usageHandlers({ db }),
  };
}
