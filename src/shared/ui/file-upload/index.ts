export { FileUpload, type FileUploadProps, type UploadedFile } from './file-upload';
export { DeferredFileUpload } from './deferred-file-upload';
export { fileSize } from './file-size';
