import type { LessonBlock } from '../../../generated/schemas/index.ts';

/** The ids of the copies by those of the originals. */
export interface CopiedIds {
  files: ReadonlyMap<string, string>;
  documents: ReadonlyMap<string, string>;
  assignments: ReadonlyMap<string, string>;
}

/** The blocks of a copied lesson; a block whose file, document or assignment was not copied is left out. */
export const copiedBlocks = (blocks: readonly LessonBlock[], ids: CopiedIds): LessonBlock[] =>
  blocks.flatMap((block) => copiedBlock(block, ids) ?? []);

function copiedBlock(block: LessonBlock, ids: CopiedIds): LessonBlock | undefined {
  switch (block.type) {
    case 'file':
    case 'image': {
      const file = ids.files.get(block.file_id);
      return file === undefined ? undefined : { ...block, file_id: file };
    }
    case 'document': {
      const document = ids.documents.get(block.document_id);
      return document === undefined ? undefined : { ...block, document_id: document };
    }
    case 'assignment': {
      const assignment = ids.assignments.get(block.assignment_id);
      return assignment === undefined ? undefined : { ...block, assignment_id: assignment };
    }
    default:
      return block;
  }
}
