export { isValid } from './model/validity';
