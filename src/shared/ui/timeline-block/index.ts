export { TimelineBlock, type LessonPhase, type TimelineBlockProps } from './timeline-block';
