export { ReturnDialog } from './ui/return-dialog';
