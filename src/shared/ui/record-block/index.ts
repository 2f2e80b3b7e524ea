export { RecordBlock, type RecordBlockProps } from './record-block';
