export { $previews, filesShown } from './model/file-previews';
export { FilePreviews } from './ui/file-previews';
