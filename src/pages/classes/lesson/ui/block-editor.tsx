import { useUnit } from 'effector-react';
import { Plus, X } from 'lucide';
import type { Lesson, LessonBlock, LessonDocument } from '@/shared/api/lessons';
import { Banner } from '@/shared/ui/banner';
import { Button } from '@/shared/ui/button';
import { Checkbox } from '@/shared/ui/checkbox';
import { Cluster } from '@/shared/ui/cluster';
import { Field } from '@/shared/ui/field';
import { IconButton } from '@/shared/ui/icon-button';
import { RichTextEditor } from '@/shared/ui/rich-text-editor';
import { Stack } from '@/shared/ui/stack';
import { TextInput } from '@/shared/ui/text-input';
import { StudentCopySheet } from '@/entities/document';
import { LessonBlockContent } from '@/widgets/lesson-blocks';
import { isAddress } from '../model/content';
import { updateRequested } from '../model/documents';
import { blockChanged } from '../model/lesson';
import { AssignmentEditor } from './assignment-editor';
import * as styles from './lesson-page.css';

type BlockEditorProps = {
  block: LessonBlock;
  name: string;
  data: Lesson;
  /** Whether it was added just now, and gets the focus. */
  isNew: boolean;
};

/** The fields of one block. */
export function BlockEditor({ block, name, data, isNew }: BlockEditorProps) {
  const change = useUnit(blockChanged);
  switch (block.type) {
    case 'text':
      return (
        <RichTextEditor
          label={`${name}, text`}
          initial={block.text}
          takesFocus={isNew}
          onChange={(text) => change({ ...block, text })}
        />
      );
    case 'list':
      return <ListEditor block={block} name={name} />;
    case 'file':
      return <Shown block={block} data={data} />;
    case 'image':
      return (
        <Stack gap={3}>
          <Shown block={block} data={data} />
          <Field label="Description" help="For students who can’t see the image.">
            <TextInput
              value={block.description}
              maxLength={500}
              onChange={(description) => change({ ...block, description })}
            />
          </Field>
        </Stack>
      );
    case 'document':
      return (
        <Stack gap={3}>
          <Source document={data.documents.find(({ id }) => id === block.document_id)} />
          <Shown block={block} data={data} />
        </Stack>
      );
    case 'assignment':
      return <AssignmentEditor id={block.assignment_id} data={data} />;
    case 'link':
    case 'video':
      return <AddressEditor block={block} />;
  }
}

/** The block as students see it. */
function Shown({ block, data }: { block: LessonBlock; data: Lesson }) {
  return (
    <LessonBlockContent
      block={block}
      files={data.files}
      documents={data.documents}
      renderCopy={(copy) => <StudentCopySheet copy={copy} />}
      renderAssignment={() => null}
    />
  );
}

/** Offers the newest version of the source. */
function Source({ document }: { document: LessonDocument | undefined }) {
  const update = useUnit(updateRequested);
  if (!document?.has_newer) return null;
  return (
    <Banner
      title="The document has changed since you added it"
      action={
        <Button size="sm" onClick={() => update(document.id)}>
          Update
        </Button>
      }
    >
      Students see the version from then until you update it.
    </Banner>
  );
}

function ListEditor({ block, name }: { block: LessonBlock & { type: 'list' }; name: string }) {
  const change = useUnit(blockChanged);
  const { items } = block;
  return (
    <Stack gap={2}>
      {items.map((item, index) => (
        <Cluster key={index} gap={2} wrap={false}>
          <div className={styles.grow}>
            <TextInput
              label={`${name}, entry ${index + 1}`}
              value={item}
              maxLength={1000}
              onChange={(text) => change({ ...block, items: items.with(index, text) })}
            />
          </div>
          <IconButton
            label={`Remove entry ${index + 1}`}
            icon={X}
            disabled={items.length === 1}
            onClick={() => change({ ...block, items: items.toSpliced(index, 1) })}
          />
        </Cluster>
      ))}
      <Cluster gap={4}>
        <Button
          size="sm"
          variant="quiet"
          icon={Plus}
          disabled={items.length >= 50}
          onClick={() => change({ ...block, items: [...items, ''] })}
        >
          Add entry
        </Button>
        <Checkbox
          checked={block.is_numbered}
          onChange={(isNumbered) => change({ ...block, is_numbered: isNumbered })}
        >
          Numbered
        </Checkbox>
      </Cluster>
    </Stack>
  );
}

function AddressEditor({ block }: { block: LessonBlock & { type: 'link' | 'video' } }) {
  const change = useUnit(blockChanged);
  const isIncomplete = block.url !== '' && !isAddress(block.url);
  return (
    <Stack gap={3}>
      <Field
        label={block.type === 'video' ? 'Address of the video' : 'Address'}
        error={isIncomplete ? 'Enter an address that begins with https://.' : undefined}
        required
      >
        <TextInput
          type="url"
          value={block.url}
          maxLength={2000}
          placeholder="https://"
          onChange={(url) => change({ ...block, url: url.trim() })}
        />
      </Field>
      <Field label="Link text" optional>
        <TextInput value={block.title} maxLength={200} onChange={(title) => change({ ...block, title })} />
      </Field>
    </Stack>
  );
}
