export { createLatePart } from './late-part';
