import { Check, FileText, RotateCcw, X } from 'lucide';
import { Icon } from '../icon';
import { IconButton } from '../icon-button';
import { fileSize } from './file-size';
import * as styles from './file-upload.css';

/** A file that is uploading or uploaded. */
export type UploadedFile = {
  id: string;
  name: string;
  /** In bytes; null if it is not known, as of a file that was added earlier. */
  size: number | null;
  /** The progress of the upload, from 0 to 1. */
  progress?: number;
  state: 'uploading' | 'done' | 'failed';
  /** The error: why it failed and what to do next. */
  error?: string;
};

type FileRowProps = {
  file: UploadedFile;
  onRemove: (id: string) => void;
  onRetry?: (id: string) => void;
};

export function FileRow({ file, onRemove, onRetry }: FileRowProps) {
  const percent = Math.round((file.progress ?? 0) * 100);
  return (
    <li className={styles.file}>
      <span className={styles.fileIcon}>
        <Icon of={FileText} />
      </span>
      <span className={styles.name} dir="auto">
        {file.name}
        {file.state === 'failed' && (
          <span className={styles.failed} role="alert">
            {file.error ?? 'It couldn’t be uploaded. Try again.'}
          </span>
        )}
      </span>
      <span className={styles.size}>
        {file.state === 'uploading' ? `${percent}%` : file.size === null ? null : fileSize(file.size)}
      </span>
      {file.state === 'done' && (
        <span className={styles.done}>
          <Icon of={Check} label="Added" />
        </span>
      )}
      {file.state === 'failed' && onRetry && (
        <IconButton
          size="sm"
          icon={RotateCcw}
          label={`Try ${file.name} again`}
          onClick={() => onRetry(file.id)}
        />
      )}
      <IconButton
        size="sm"
        icon={X}
        label={file.state === 'uploading' ? `Stop ${file.name}` : `Remove ${file.name}`}
        onClick={() => onRemove(file.id)}
      />
      {file.state === 'uploading' && (
        <span
          className={styles.progress}
          role="progressbar"
          aria-label={`Sending ${file.name}`}
          aria-valuenow={percent}
          aria-valuemin={0}
          aria-valuemax={100}
        >
          <span className={styles.ink} style={{ display: 'block', width: `${percent}%` }} />
        </span>
      )}
    </li>
  );
}
