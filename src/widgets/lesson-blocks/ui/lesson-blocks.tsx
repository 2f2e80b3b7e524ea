import { useUnit } from 'effector-react';
import { Download, Link2, Play } from 'lucide-react';
import type { ReactNode } from 'react';
import { fileOpened, siteOf } from '@/entities/lesson';
import type { LessonBlock, LessonDocument, LessonFile } from '@/shared/api/lessons';
import { Button } from '@/shared/ui/button';
import { fileSize } from '@/shared/ui/file-upload';
import { Icon } from '@/shared/ui/icon';
import { Link } from '@/shared/ui/link';
import { MarkdownView } from '@/shared/ui/markdown-view';
import { VisuallyHidden } from '@/shared/ui/visually-hidden';
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
    <div className={styles.card}>
      <span className={styles.words}>
        <span className={styles.name} dir="auto">
          {file.name}
        </span>
        <span className={styles.note}>{fileSize(file.size)}</span>
      </span>
      <Button size="sm" icon={Download} onClick={() => open(file.id)}>
        Download
      </Button>
    </div>
  );
}

function Address({ block }: { block: LessonBlock & { type: 'link' | 'video' } }) {
  const isVideo = block.type === 'video';
  return (
    <div className={styles.card}>
      <Icon of={isVideo ? Play : Link2} />
      <span className={styles.words}>
        <Link href={block.url} external>
          {block.title || (isVideo ? 'Watch the video' : block.url)}
        </Link>
        <span className={styles.note}>{siteOf(block.url)}</span>
      </span>
    </div>
  );
}
