import { createDeferred, hydrateDeferred } from '../../deferred';
import type { FileUploadProps } from './file-upload';
import * as styles from './file-upload.css';
import { Invitation } from './invitation';

const { Deferred, isLoaded } = createDeferred<FileUploadProps>(
  async () => (await import('./file-upload')).FileUpload,
);

/** Chooses again what was chosen in the server's view of the area, which React does not hear until it has loaded. */
function chooseAgain(area: HTMLElement | null) {
  const onChange = async ({ target: field }: Event) => {
    if (isLoaded() || !(field instanceof HTMLInputElement)) return;
    const { files } = field;
    await hydrateDeferred();
    field.files = files;
    field.dispatchEvent(new Event('change', { bubbles: true }));
  };
  const listener = (event: Event) => void onChange(event).catch(() => {});
  area?.addEventListener('change', listener);
  return () => area?.removeEventListener('change', listener);
}

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
  return (
    <div ref={chooseAgain} className={styles.contents}>
      <Deferred fallback={look} props={props} />
    </div>
  );
}
