import './model/exports';

export { batchOpened } from './model/batch';
export { BatchPage } from './ui/batch-page';
