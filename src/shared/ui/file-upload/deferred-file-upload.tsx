import { createDeferred } from '../../deferred';
import type { FileUploadProps } from './file-upload';
import * as styles from './file-upload.css';
import { Invitation } from './invitation';

const { Deferred } = createDeferred<FileUploadProps>(async () => (await import('./file-upload')).FileUpload);

/** A file upload whose code loads after the page; until it has come, the area looks the same. */
export function DeferredFileUpload(props: FileUploadProps) {
  const look = (
    <div className={styles.root}>
      <div className={styles.dropzone}>
        <Invitation hint={props.hint} />
      </div>
      <div />
    </div>
  );
  return <Deferred fallback={look} props={props} />;
}
