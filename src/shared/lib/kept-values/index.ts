export { createKeptValues } from './create-kept-values';
