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

/** Searches the user's own documents, and adds each chosen one as a source. */
export function DocumentSources({
  name,
  documents,
  files,
  disabled,
  onSearch,
  onChoose,
}: DocumentSourcesProps) {
  const offered = documents.found.filter(
    ({ id }) => !files.some((file) => file.documentId === id && file.state !== 'rejected'),
  );
  return (
    <DeferredMultiCombobox
      name={name}
      values={[]}
      options={offered.map(({ id, title, created_at }) => ({
        value: id,
        label: title,
        detail: shortDateOf(created_at).replaceAll(' ', '\u00A0'),
      }))}
      loading={documents.state === 'searching'}
      placeholder="Search your documents"
      emptyText={emptyTextOf(documents, files)}
      disabled={disabled}
      onSearch={onSearch}
      onChange={([id]) => {
        const chosen = offered.find((document) => document.id === id);
        if (chosen) onChoose({ field: name, id: chosen.id, name: chosen.title });
      }}
    />
  );
}

function emptyTextOf({ state, found }: StoredDocuments, files: readonly SourceFile[]): string {
  if (state === 'failed') return 'Your documents couldn’t be loaded. Type to try again.';
  return found.length > 0 && files.length > 0 ? 'All matches are already added.' : 'No documents found.';
}
