import { useUnit } from 'effector-react';
import { Download, Link2, Paperclip, Play } from 'lucide';
import type { ReactNode } from 'react';
import { blockNames, fileOpened, siteOf } from '@/entities/lesson';
import type { LessonBlock, LessonDocument, LessonFile } from '@/shared/api/lessons';
import { Button } from '@/shared/ui/button';
import { fileSize } from '@/shared/ui/file-upload';
import { ItemCard } from '@/shared/ui/item-card';
import { Link } from '@/shared/ui/link';
import { MarkdownView } from '@/shared/ui/markdown-view';
import { VisuallyHidden } from '@/shared/ui/visually-hidden';
import { LessonPart } from './lesson-sheet';
import * as styles from './lesson-blocks.css';

type LessonBlocksProps = {
  blocks: readonly LessonBlock[];
  files: readonly LessonFile[];
  documents: readonly LessonDocument[];
  /** Shows the student copy of a document. */
  renderCopy: (copy: LessonDocument['copy']) => ReactNode;
  /** Shows an assignment by its id. */
  renderAssignment: (id: string) => ReactNode;
};

/** The same on a lesson sheet, with the kind of each block in the margin. */
export function NamedLessonBlocks({ blocks, ...parts }: LessonBlocksProps) {
  return (
    <div className={styles.blocks}>
      {blocks.filter(isFilled).map((block) => (
        <LessonPart key={block.id} name={blockNames[block.type]}>
          <LessonBlockContent block={block} {...parts} />
        </LessonPart>
      ))}
    </div>
  );
}

function isFilled(block: LessonBlock): boolean {
  if (block.type === 'text') return block.text.trim() !== '';
  if (block.type === 'list') return block.items.some((item) => item.trim() !== '');
  return block.type === 'link' || block.type === 'video' ? block.url !== '' : true;
}

/** The blocks of a lesson as students read them. Blocks that are not filled in are left out. */
export function LessonBlocks({ blocks, ...parts }: LessonBlocksProps) {
  return (
    <div className={styles.blocks}>
      {blocks.map((block, index) => (
        <section key={block.id}>
          <VisuallyHidden>
            <h3>Part {index + 1}</h3>
          </VisuallyHidden>
          <LessonBlockContent block={block} {...parts} />
        </section>
      ))}
    </div>
  );
}

type BlockContentProps = Omit<LessonBlocksProps, 'blocks'> & { block: LessonBlock };

/** One block of a lesson. */
export function LessonBlockContent({
  block,
  files,
  documents,
  renderCopy,
  renderAssignment,
}: BlockContentProps) {
  switch (block.type) {
    case 'text':
      return block.text.trim() === '' ? null : <MarkdownView text={block.text} />;
    case 'list':
      return <Items block={block} />;
    case 'file':
      return <Attached file={files.find(({ id }) => id === block.file_id)} />;
    case 'image': {
      const image = files.find(({ id }) => id === block.file_id);
      return image?.url ? <img className={styles.image} src={image.url} alt={block.description} /> : null;
    }
    case 'document': {
      const document = documents.find(({ id }) => id === block.document_id);
      return document ? renderCopy(document.copy) : null;
    }
    case 'assignment':
      return renderAssignment(block.assignment_id);
    case 'link':
    case 'video':
      return block.url === '' ? null : <Address block={block} />;
  }
}

function Items({ block: { is_numbered: isNumbered, items } }: { block: LessonBlock & { type: 'list' } }) {
  const filled = items.filter((item) => item.trim() !== '');
  if (filled.length === 0) return null;
  const List = isNumbered ? 'ol' : 'ul';
  return (
    <List className={styles.list} dir="auto">
      {filled.map((item, index) => (
        <li key={index}>{item}</li>
      ))}
    </List>
  );
}

function Attached({ file }: { file: LessonFile | undefined }) {
  const open = useUnit(fileOpened);
  if (file === undefined) return null;
  return (
    <ItemCard
      icon={Paperclip}
      title={file.name}
      note={fileSize(file.size)}
      end={
        <Button size="sm" icon={Download} onClick={() => open(file.id)}>
          Download
        </Button>
      }
    />
  );
}

function Address({ block }: { block: LessonBlock & { type: 'link' | 'video' } }) {
  const isVideo = block.type === 'video';
  return (
    <ItemCard
      icon={isVideo ? Play : Link2}
      title={
        <Link href={block.url} external>
          {block.title || (isVideo ? 'Watch the video' : block.url)}
        </Link>
      }
      note={siteOf(block.url)}
    />
  );
}
