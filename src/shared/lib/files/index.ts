export { downloadFx, fileNameOf, saveFileFx } from './files';
export { copyFormattedFx, copyTextFx, printTextFx } from './text-out';
