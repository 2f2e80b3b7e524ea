export { PenMark, type PenMarkProps } from './pen-mark';
export { WorkPage, type WorkPageProps } from './work-page';
