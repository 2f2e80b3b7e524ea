export { searchOpened } from './model/search';
export { SearchPage } from './ui/search-page';
