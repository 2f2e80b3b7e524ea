import type { LessonBlock, LessonContent } from '@/shared/api/lessons';

export type BlockType = LessonBlock['type'];
/** The kinds that begin empty; the others begin with what they show. */
export type BlankType = Exclude<BlockType, 'file' | 'image' | 'document' | 'assignment'>;

const blanks: { readonly [Type in BlankType]: (id: string) => LessonBlock } = {
  text: (id) => ({ type: 'text', id, text: '' }),
  list: (id) => ({ type: 'list', id, is_numbered: false, items: [''] }),
  link: (id) => ({ type: 'link', id, url: '', title: '' }),
  video: (id) => ({ type: 'video', id, url: '', title: '' }),
};

type Change = (content: LessonContent) => LessonContent;

const MAX_BLOCKS = 60;

const changeBlocks =
  (change: (blocks: LessonBlock[]) => LessonBlock[]): Change =>
  (content) => ({ ...content, blocks: change(content.blocks) });

export const retitle =
  (title: string): Change =>
  (content) => ({ ...content, title });

export const changeUnit =
  (unit: string): Change =>
  (content) => ({ ...content, unit });

/** Adds a block at the end; a lesson that is full stays as it is. */
export const addBlock =
  (block: LessonBlock): Change =>
  (content) =>
    isFull(content) ? content : { ...content, blocks: [...content.blocks, block] };

export const addBlank = ({ type, id }: { type: BlankType; id: string }): Change => addBlock(blanks[type](id));

/** Whether a block of the lesson shows the assignment. */
export const hasAssignment = ({ blocks }: LessonContent, id: string): boolean =>
  blocks.some((block) => block.type === 'assignment' && block.assignment_id === id);

export const isFull = ({ blocks }: LessonContent): boolean => blocks.length >= MAX_BLOCKS;

export const changeBlock = (changed: LessonBlock): Change =>
  changeBlocks((blocks) => blocks.map((block) => (block.id === changed.id ? changed : block)));

export const removeBlock = (id: string): Change =>
  changeBlocks((blocks) => blocks.filter((block) => block.id !== id));

export const moveBlock = ({ id, to }: { id: string; to: number }): Change =>
  changeBlocks((blocks) => {
    const moved = blocks.filter((block) => block.id === id);
    return blocks.filter((block) => block.id !== id).toSpliced(to, 0, ...moved);
  });

/** Puts a removed block back where it was. */
export const putBack = ({ block, at }: { block: LessonBlock; at: number }): Change =>
  changeBlocks((blocks) =>
    blocks.some(({ id }) => id === block.id) ? blocks : blocks.toSpliced(at, 0, block),
  );

/** What the server accepts: no empty title, no incomplete address. */
export const storable = ({ title, blocks, ...rest }: LessonContent): LessonContent => ({
  ...rest,
  title: title.trim() === '' ? 'Untitled lesson' : title,
  blocks: blocks.map((block) =>
    (block.type === 'link' || block.type === 'video') && !isAddress(block.url)
      ? { ...block, url: '' }
      : block,
  ),
});

export const isAddress = (url: string): boolean => /^https?:\/\/\S+$/.test(url);
