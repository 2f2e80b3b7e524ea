import { useUnit } from 'effector-react';
import { createDeferred } from '@/shared/deferred';
import { DeferredFileUpload, type UploadedFile } from '@/shared/ui/file-upload';
import { DeferredSourceList, type ListedSource } from '@/shared/ui/source-list';
import { Stack } from '@/shared/ui/stack';
import { Text } from '@/shared/ui/text';
import { TextInput } from '@/shared/ui/text-input';
import type { Source } from '@/shared/api/sources';
import type { FormField } from '@/entities/template-form';
import { extractionOf, type SourceFile } from '../model/source-files';
import { $canAddLinks, $files, documentChosen, fileChosen, fileRemoved, linkEntered } from '../model/sources';
import { $storedDocuments, documentsSearched } from '../model/stored-documents';
import { LinkSources } from './link-sources';
import { MAX_FILE_BYTES, TEXT_FILES } from './text-files';
import * as styles from './template-form.css';

const { Deferred: DeferredDocuments } = createDeferred(
  async () => (await import('./document-sources')).DocumentSources,
);

export type SourceFieldProps = {
  field: Extract<FormField, { max: number | null }>;
  /** The kind of source that is added now; the list contains those of all kinds. */
  kind: string;
};

/** Files and documents of the user, each with how much text the server has read. */
export function SourceField({ field, kind }: SourceFieldProps) {
  const { documents, search, files, canAddLinks, choose, chooseDocument, addLink, remove } = useUnit({
    documents: $storedDocuments,
    search: documentsSearched,
    files: $files,
    canAddLinks: $canAddLinks,
    choose: fileChosen,
    chooseDocument: documentChosen,
    addLink: linkEntered,
    remove: fileRemoved,
  });
  const max = field.max ?? 5;
  if (kind === 'document' || kind === 'link') {
    const isFull = files.length >= max;
    return (
      <Stack gap={2}>
        {kind === 'link' && canAddLinks ? (
          <LinkSources disabled={isFull} onAdd={(url) => addLink({ field: field.name, url })} />
        ) : null}
        {kind === 'document' ? (
          <DeferredDocuments
            fallback={<TextInput name={field.name} value="" placeholder="Search your documents" readOnly />}
            props={{
              name: field.name,
              documents,
              files,
              disabled: isFull,
              onSearch: search,
              onChoose: chooseDocument,
            }}
          />
        ) : null}
        {isFull ? (
          <Text size="2xs" tone="muted">
            You have added {max} sources, the most at once. Remove one to add another.
          </Text>
        ) : null}
        <DeferredSourceList
          label="Added sources"
          sources={files.map(listed)}
          onRemove={(id) => remove({ field: field.name, id })}
          onRetry={(id) => {
            const failed = files.find((file) => file.id === id);
            if (failed?.url !== undefined) addLink({ field: field.name, url: failed.url });
            else if (failed)
              chooseDocument({
                field: field.name,
                id,
                name: failed.name,
                ...(failed.isFile && { isFile: true }),
              });
          }}
        />
      </Stack>
    );
  }
  const read = files.flatMap((file) => (file.state === 'read' ? [file.source] : []));
  return (
    <>
      <DeferredFileUpload
        files={files.map(shown)}
        accept={TEXT_FILES}
        maxSize={MAX_FILE_BYTES}
        maxFiles={max}
        hint="PDF, DOCX or TXT, up to 20 MB"
        onAdd={(added) => {
          for (const file of added) {
            choose({ field: field.name, id: `${file.name}:${file.size}:${file.lastModified}`, file });
          }
        }}
        onRemove={(id) => remove({ field: field.name, id })}
      />
      {read.map((source) => (
        <p key={source.id} className={styles.reading}>
          {source.name}: {extractionOf(source)}
        </p>
      ))}
    </>
  );
}

function listed(file: SourceFile): ListedSource {
  const { id, name } = file;
  const kind = kindOf(file);
  switch (file.state) {
    case 'uploading':
      return { id, name, kind, state: 'adding' };
    case 'rejected':
      return {
        id,
        name,
        kind,
        state: 'failed',
        error: file.message,
        canRetry: kind !== 'file',
      };
    case 'read':
      return { id, name, kind, state: 'added', detail: detailOf(file.source) };
  }
}

function kindOf(file: SourceFile): ListedSource['kind'] {
  const stored = file.state === 'read' ? file.source.kind : null;
  if (file.documentId !== undefined || stored === 'document') return 'document';
  return file.url !== undefined || stored === 'link' ? 'link' : 'file';
}

const detailOf = (source: Source): string =>
  [source.url, extractionOf(source)].filter((part) => part !== null).join(', ');

function shown(file: SourceFile): UploadedFile {
  const { id, name, size } = file;
  switch (file.state) {
    case 'uploading':
      return { id, name, size, state: 'uploading', progress: file.sent };
    case 'rejected':
      return { id, name, size, state: 'failed', error: file.message };
    case 'read':
      return { id, name, size, state: 'done' };
  }
}
