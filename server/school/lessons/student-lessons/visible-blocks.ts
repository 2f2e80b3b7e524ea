import type { LessonBlock } from '../../../generated/schemas/index.ts';

/** The blocks that students see: those that the teacher has filled in. */
export const visibleBlocks = (blocks: readonly LessonBlock[]): LessonBlock[] =>
  blocks.flatMap((block) => {
    const visible = withoutEmpty(block);
    return isFilled(visible) ? [visible] : [];
  });

const withoutEmpty = (block: LessonBlock): LessonBlock =>
  block.type === 'list' ? { ...block, items: block.items.filter((item) => item.trim() !== '') } : block;

function isFilled(block: LessonBlock): boolean {
  switch (block.type) {
    case 'text':
      return block.text.trim() !== '';
    case 'list':
      return block.items.length > 0;
    case 'link':
    case 'video':
      return block.url !== '';
    case 'file':
    case 'image':
    case 'document':
    case 'assignment':
      return true;
  }
}

/** The ids of the files that blocks refer to. */
export const filesIn = (blocks: readonly LessonBlock[]): ReadonlySet<string> =>
  new Set(
    blocks.flatMap((block) => (block.type === 'file' || block.type === 'image' ? [block.file_id] : [])),
  );

/** The ids of the documents that blocks refer to. */
export const documentsIn = (blocks: readonly LessonBlock[]): ReadonlySet<string> =>
  new Set(blocks.flatMap((block) => (block.type === 'document' ? [block.document_id] : [])));

/** The ids of the assignments that blocks refer to. */
export const assignmentsIn = (blocks: readonly LessonBlock[]): ReadonlySet<string> =>
  new Set(blocks.flatMap((block) => (block.type === 'assignment' ? [block.assignment_id] : [])));
