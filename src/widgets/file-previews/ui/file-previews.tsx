import { useUnit } from 'effector-react';
import { fileOpened } from '@/entities/assignment';
import type { FileNote, WorkFile } from '@/shared/api/submissions';
import { FileViewer } from '@/shared/ui/file-viewer';
import { Stack } from '@/shared/ui/stack';
import { $previews, previewRequested } from '../model/file-previews';

type FilePreviewsProps = {
  files: readonly Pick<WorkFile, 'id' | 'name'>[];
  /** Comments on places in the files. */
  notes?: readonly FileNote[];
  /** Lets the reader comment. */
  onNotesChange?: (notes: readonly FileNote[]) => void;
};

/** A student's files page by page; the page's model announces them with `filesShown`. */
export function FilePreviews({ files, notes = [], onNotesChange }: FilePreviewsProps) {
  const { previews, request, download } = useUnit({
    previews: $previews,
    request: previewRequested,
    download: fileOpened,
  });
  if (files.length === 0) return null;
  return (
    <Stack gap={5}>
      {files.map(({ id, name }) => {
        const preview = previews[id];
        const isLoaded = preview !== undefined && preview !== 'failed';
        return (
          <FileViewer
            key={id}
            name={name}
            state={preview === undefined ? 'loading' : isLoaded ? preview.state : preview}
            {...(isLoaded && { pages: preview.pages, totalPages: preview.total_pages })}
            notes={notes.filter(({ file_id }) => file_id === id)}
            {...(onNotesChange && {
              onNotesChange: (own) =>
                onNotesChange([
                  ...notes.filter(({ file_id }) => file_id !== id),
                  ...own.map((note) => ({ ...note, file_id: id })),
                ]),
            })}
            onDownload={() => download(id)}
            onRetry={() => request(id)}
          />
        );
      })}
    </Stack>
  );
}
