export { ClassCover, type ClassCoverProps } from './class-cover';
