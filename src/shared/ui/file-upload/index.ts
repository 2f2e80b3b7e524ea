export { FileUpload, type FileUploadProps, type UploadedFile } from './file-upload';
export { LateFileUpload } from './late-file-upload';
export { fileSize } from './file-size';
