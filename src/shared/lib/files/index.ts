export { fileNameOf, saveFileFx } from './files';
