import { useUnit } from 'effector-react';
import { BookText, FileText, Image, Link2, List, ListChecks, NotebookPen, Play, Trash2, Type } from 'lucide';
import { useState } from 'react';
import { blockNames } from '@/entities/lesson';
import type { Lesson, LessonContent } from '@/shared/api/lessons';
import { Button } from '@/shared/ui/button';
import { Cluster } from '@/shared/ui/cluster';
import { EmptyState } from '@/shared/ui/empty-state';
import { Field } from '@/shared/ui/field';
import { DeferredFileUpload } from '@/shared/ui/file-upload';
import { IconButton } from '@/shared/ui/icon-button';
import { SortableList } from '@/shared/ui/sortable-list';
import { Stack } from '@/shared/ui/stack';
import { VisuallyHidden } from '@/shared/ui/visually-hidden';
import { LessonPart } from '@/widgets/lesson-blocks';
import { isFull, type BlankType } from '../model/content';
import { blankAdded, blockMoved, blockRemoved } from '../model/lesson';
import { choiceOpened } from '../model/documents';
import { quizChoiceOpened } from '../model/quizzes';
import { $uploads, fileChosen, type UploadKind, uploadRemoved } from '../model/uploads';
import { AssignmentChoice } from './assignment-choice';
import { BlockEditor } from './block-editor';
import { DocumentChoice } from './document-choice';
import { QuizChoice } from './quiz-choice';

type BlockEditorsProps = { content: LessonContent; data: Lesson };

const HEADING_ID = 'lesson-blocks';

/** The blocks of a lesson, each with its editor, and the buttons that add more. */
export function BlockEditors({ content, data }: BlockEditorsProps) {
  const { move, remove } = useUnit({ move: blockMoved, remove: blockRemoved });
  // The block that was added last, in which the teacher goes on.
  const [added, setAdded] = useState<string | null>(null);
  return (
    <Stack as="section" gap={4} labelledBy={HEADING_ID}>
      <VisuallyHidden>
        <h2 id={HEADING_ID}>Blocks</h2>
      </VisuallyHidden>
      {content.blocks.length === 0 ? (
        <EmptyState title="An empty lesson">Add a text, a file or a link below.</EmptyState>
      ) : (
        <SortableList
          label="Blocks"
          tools="above"
          onMove={(id, to) => move({ id, to })}
          items={content.blocks.map((block, index) => {
            const name = `block ${index + 1}, ${blockNames[block.type].toLowerCase()}`;
            return {
              id: block.id,
              name,
              content: (
                <LessonPart name={blockNames[block.type]}>
                  <div ref={block.id === added ? focusField : undefined}>
                    <BlockEditor
                      block={block}
                      name={`Block ${index + 1}`}
                      data={data}
                      isNew={block.id === added}
                    />
                  </div>
                </LessonPart>
              ),
              actions: (
                <IconButton
                  size="sm"
                  label={`Remove ${name}`}
                  icon={Trash2}
                  onClick={() => remove(block.id)}
                />
              ),
            };
          })}
        />
      )}
      <AddRow content={content} data={data} onAdded={setAdded} />
    </Stack>
  );
}

/** An editor of formatted text focuses itself once it has loaded. */
const focusField = (block: HTMLElement | null) => block?.querySelector('input')?.focus();

const blanks = [
  { type: 'text', icon: Type },
  { type: 'list', icon: List },
  { type: 'link', icon: Link2 },
  { type: 'video', icon: Play },
] as const satisfies readonly { type: BlankType; icon: typeof Type }[];

const uploadable = [
  { kind: 'file', icon: FileText },
  { kind: 'image', icon: Image },
] as const satisfies readonly { kind: UploadKind; icon: typeof Type }[];

const MEGABYTE = 1024 * 1024;
const IMAGES = { 'image/png': ['.png'], 'image/jpeg': ['.jpg', '.jpeg'], 'image/webp': ['.webp'] };

function AddRow({ content, data, onAdded }: BlockEditorsProps & { onAdded: (id: string) => void }) {
  const full = isFull(content);
  const on = useUnit({
    add: blankAdded,
    openDocuments: choiceOpened,
    openQuizzes: quizChoiceOpened,
  });
  const [kind, setKind] = useState<UploadKind | 'document' | 'quiz' | 'assignment' | null>(null);
  return (
    <Stack gap={4}>
      <Cluster gap={2} label="Add a block">
        {blanks.map(({ type, icon }) => (
          <Button
            key={type}
            size="sm"
            icon={icon}
            disabled={full}
            onClick={() => {
              const id = crypto.randomUUID();
              onAdded(id);
              on.add({ type, id });
            }}
          >
            {`Add ${blockNames[type].toLowerCase()}`}
          </Button>
        ))}
        {uploadable.map((one) => (
          <Button key={one.kind} size="sm" icon={one.icon} disabled={full} onClick={() => setKind(one.kind)}>
            {`Add ${blockNames[one.kind].toLowerCase()}`}
          </Button>
        ))}
        <Button
          size="sm"
          icon={BookText}
          disabled={full}
          onClick={() => {
            on.openDocuments();
            setKind('document');
          }}
        >
          Add document
        </Button>
        <Button
          size="sm"
          icon={ListChecks}
          disabled={full}
          onClick={() => {
            on.openQuizzes();
            setKind('quiz');
          }}
        >
          Add quiz
        </Button>
        <Button size="sm" icon={NotebookPen} disabled={full} onClick={() => setKind('assignment')}>
          Add assignment
        </Button>
      </Cluster>
      {kind === 'document' ? <DocumentChoice /> : null}
      {kind === 'quiz' ? <QuizChoice /> : null}
      {kind === 'assignment' ? <AssignmentChoice content={content} data={data} /> : null}
      {kind === 'file' || kind === 'image' ? <Uploads kind={kind} /> : null}
    </Stack>
  );
}

function Uploads({ kind }: { kind: UploadKind }) {
  const { uploads, choose, remove } = useUnit({
    uploads: $uploads,
    choose: fileChosen,
    remove: uploadRemoved,
  });
  const isImage = kind === 'image';
  return (
    <Field label={isImage ? 'Images' : 'Files'} group>
      <DeferredFileUpload
        files={uploads}
        maxFiles={10}
        {...(isImage && { accept: IMAGES })}
        maxSize={(isImage ? 20 : 100) * MEGABYTE}
        hint={isImage ? 'PNG, JPEG or WebP of at most 20 MB.' : 'At most 100 MB each.'}
        onAdd={(added) => {
          for (const file of added) choose({ id: crypto.randomUUID(), kind, file });
        }}
        onRemove={remove}
      />
    </Field>
  );
}
