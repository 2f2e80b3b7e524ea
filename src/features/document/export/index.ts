export { richCopyRequested } from './model/rich-copy';
export { ExportMenu, type ExportMenuProps } from './ui/export-menu';
export { ExportNotice } from './ui/export-notice';
