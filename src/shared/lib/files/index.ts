export { downloadFx, fileNameOf, saveFileFx } from './files';
export { copyFormattedFx, copyTextFx, printTextFx } from './text-out';
export { createSignedDownload } from './create-signed-download';
export { createUploads } from './create-uploads';
export { hasRunning, type ListedFile, MAX_FILE_BYTES, storedFiles } from './listed-files';
