import { FileUpload as Ark } from '@ark-ui/react/file-upload';
import { useId, useState } from 'react';
import { useFieldControl } from '../field';
import { FileRow, type UploadedFile } from './file-row';
import { Invitation } from './invitation';
import * as styles from './file-upload.css';
import { refusalTexts } from './refusals';

export type { UploadedFile } from './file-row';

export type FileUploadProps = {
  /** The files, with their progress. */
  files: readonly UploadedFile[];
  /** Called with the accepted files that the user selected or dropped. */
  onAdd: (files: File[]) => void;
  /** Called to remove a file, or to cancel its upload. */
  onRemove: (id: string) => void;
  /** Called to retry a failed upload. */
  onRetry?: (id: string) => void;
  /** The accepted extensions by media type, such as `{ 'application/pdf': ['.pdf'] }`. */
  accept?: Record<string, string[]>;
  /** The maximum size of a file, in bytes. */
  maxSize?: number;
  /** The maximum number of files. */
  maxFiles?: number;
  /** A hint about accepted files, such as "PDF or Word, up to 20 MB". */
  hint?: string;
  /** The accessible name, for use without a Field. */
  label?: string;
  /** Whether it is disabled. */
  disabled?: boolean;
};

/** Accepts files by drop or picker, and shows the progress while the parent uploads them. */
export function FileUpload({
  files,
  onAdd,
  onRemove,
  onRetry,
  accept,
  maxSize,
  maxFiles = 10,
  hint,
  label,
  disabled,
}: FileUploadProps) {
  const { attributes, labelId } = useFieldControl(label);
  const ownLabelId = useId();
  const textId = useId();
  const [refused, setRefused] = useState<string[]>([]);
  const room = Math.max(0, maxFiles - files.length);
  return (
    <Ark.Root
      className={styles.root}
      ids={{ hiddenInput: attributes.id, label: labelId }}
      acceptedFiles={[]}
      accept={accept}
      maxFileSize={maxSize}
      maxFiles={room}
      disabled={disabled || room === 0}
      onFileAccept={({ files: accepted }) => {
        if (accepted.length > 0) onAdd(accepted);
      }}
      onFileReject={({ files: rejected }) => setRefused(refusalTexts(rejected, maxSize, maxFiles))}
      onFileChange={({ rejectedFiles }) => {
        if (rejectedFiles.length === 0) setRefused([]);
      }}
    >
      <Ark.Dropzone
        className={styles.dropzone}
        aria-labelledby={`${labelId ?? ownLabelId} ${textId}`}
        aria-describedby={attributes['aria-describedby']}
        aria-invalid={attributes['aria-invalid']}
      >
        <Invitation id={textId} hint={hint} />
      </Ark.Dropzone>
      {label && (
        <span id={ownLabelId} hidden>
          {label}
        </span>
      )}
      <Ark.HiddenInput />
      <div className={styles.refusals} role="alert">
        {refused.map((text) => (
          <span key={text}>{text}</span>
        ))}
      </div>
      {files.length > 0 && (
        <ul className={styles.files} aria-label="Files">
          {files.map((file) => (
            <FileRow key={file.id} file={file} onRemove={onRemove} onRetry={onRetry} />
          ))}
        </ul>
      )}
    </Ark.Root>
  );
}
