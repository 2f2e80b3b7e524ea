export { addressLines } from './address';
