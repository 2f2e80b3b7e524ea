import { createLate } from '../../late';
import type { FileUploadProps } from './file-upload';
import * as styles from './file-upload.css';
import { Invitation } from './invitation';

const { Late } = createLate<FileUploadProps>(async () => (await import('./file-upload')).FileUpload);

/** A file upload whose code loads after the page; until it has come, the area looks the same. */
export function LateFileUpload(props: FileUploadProps) {
  const look = (
    <div className={styles.root}>
      <div className={styles.dropzone}>
        <Invitation hint={props.hint} />
      </div>
      <div />
    </div>
  );
  return <Late fallback={look} props={props} />;
}
