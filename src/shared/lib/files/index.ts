export { fileNameOf, saveFileFx } from './files';
export { copyTextFx, printTextFx } from './text-out';
