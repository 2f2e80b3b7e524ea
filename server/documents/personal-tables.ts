import type { PersonalTables } from '../accounts/data-export/personal-tables.ts';
import {
  appeals,
  eventBatches,
  generations,
  runs,
  sentRequests,
  versions,
} from './generations/document/tables.ts';
import { shares } from './shares/tables.ts';
import { favouriteTemplates } from './catalogue/tables.ts';
import { drafts } from './drafts/tables.ts';
import { ownTemplates } from './own-templates/tables.ts';
import { batches, batchItems } from './batches/tables.ts';
import { archiveImports, importedItems } from './archive/tables.ts';
import { sources } from './sources/tables.ts';

const throughGeneration = { table: generations, id: generations.id, of: generations.userId };

export const documentTables: PersonalTables = {
  sources: { table: sources, of: sources.userId },
  favourite_templates: { table: favouriteTemplates, of: favouriteTemplates.userId },
  own_templates: { table: ownTemplates, of: ownTemplates.userId },
  drafts: { table: drafts, of: drafts.userId },
  documents: { table: generations, of: generations.userId },
  batches: { table: batches, of: batches.userId },
  batch_items: {
    table: batchItems,
    of: batchItems.batchId,
    through: { table: batches, id: batches.id, of: batches.userId },
  },
  archive_imports: { table: archiveImports, of: archiveImports.userId },
  imported_items: {
    table: importedItems,
    of: importedItems.importId,
    through: { table: archiveImports, id: archiveImports.id, of: archiveImports.userId },
  },
  appeals: { table: appeals, of: appeals.userId },
  document_versions: { table: versions, of: versions.generationId, through: throughGeneration },
  document_links: { table: shares, of: shares.generationId, through: throughGeneration },
  document_runs: { table: runs, of: runs.generationId, through: throughGeneration },
  document_requests: {
    table: sentRequests,
    of: sentRequests.generationId,
    through: throughGeneration,
  },
  document_events: { table: eventBatches, of: eventBatches.generationId, through: throughGeneration },
};
