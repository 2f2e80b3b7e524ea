export { chooseCuts, paginate } from './paginate';
