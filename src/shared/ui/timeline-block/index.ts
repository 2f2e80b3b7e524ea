export { TimelineBlock, type TimelineBlockProps } from './timeline-block';
