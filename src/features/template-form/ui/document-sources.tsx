import { shortDateOf } from '@/shared/lib/dates';
import { DeferredMultiCombobox } from '@/shared/ui/combobox';
import type { SourceFile } from '../model/source-files';
import type { DocumentChoice } from '../model/sources';
import type { StoredDocuments } from '../model/stored-documents';

export type DocumentSourcesProps = {
  name: string;
  documents: StoredDocuments;
  files: readonly SourceFile[];
  disabled: boolean;
  onSearch: (text: string) => void;
  onChoose: (document: DocumentChoice) => void;
};

/** Searches the user's own documents and the files of their briefcase, and adds each chosen one as a source. */
export function DocumentSources({
  name,
  documents,
  files,
  disabled,
  onSearch,
  onChoose,
}: DocumentSourcesProps) {
  const offered = [
    ...documents.found.map(({ id, title, created_at: time }) => ({ id, title, time, isFile: false })),
    ...documents.files.map(({ id, name: title, updated_at: time }) => ({ id, title, time, isFile: true })),
  ].filter(({ id }) => !files.some((file) => file.documentId === id && file.state !== 'rejected'));
  return (
    <DeferredMultiCombobox
      name={name}
      values={[]}
      options={offered.map(({ id, title, time, isFile }) => ({
        value: id,
        label: title,
        detail: `${isFile ? 'File, ' : ''}${shortDateOf(time)}`.replaceAll(' ', '\u00A0'),
      }))}
      loading={documents.state === 'searching'}
      placeholder="Search your documents"
      emptyText={emptyTextOf(documents, files)}
      disabled={disabled}
      onSearch={onSearch}
      onChange={([id]) => {
        const chosen = offered.find((document) => document.id === id);
        if (!chosen) return;
        const choice = { field: name, id: chosen.id, name: chosen.title };
        onChoose(chosen.isFile ? { ...choice, isFile: true } : choice);
      }}
    />
  );
}

function emptyTextOf({ state, found, files: stored }: StoredDocuments, files: readonly SourceFile[]): string {
  if (state === 'failed') return 'Your documents couldn’t be loaded. Type to try again.';
  return found.length + stored.length > 0 && files.length > 0
    ? 'All matches are already added.'
    : 'No documents found.';
}
