import { useUnit } from 'effector-react';
import { LateFileUpload, type UploadedFile } from '@/shared/ui/file-upload';
import type { FormField } from '../../model/form-schema';
import { extractionOf, type SourceFile } from '../../model/source-files';
import { $files, fileChosen, fileRemoved } from '../../model/sources';
import { LARGEST_FILE, TEXT_FILES } from './text-files';
import * as styles from './generator-form.css';

/** Source files, each with how much text the server extracted from it. */
export function SourceField({ field }: { field: Extract<FormField, { max: number | null }> }) {
  const { files, choose, remove } = useUnit({ files: $files, choose: fileChosen, remove: fileRemoved });
  const read = files.flatMap((file) => (file.state === 'read' ? [file.source] : []));
  return (
    <>
      <LateFileUpload
        files={files.map(shown)}
        accept={TEXT_FILES}
        maxSize={LARGEST_FILE}
        maxFiles={field.max ?? 5}
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

function shown(file: SourceFile): UploadedFile {
  const { id, name } = file;
  const size = file.size ?? 0;
  switch (file.state) {
    case 'uploading':
      return { id, name, size, state: 'uploading', progress: file.sent };
    case 'rejected':
      return { id, name, size, state: 'failed', error: file.message };
    case 'read':
      return { id, name, size, state: 'done' };
  }
}
