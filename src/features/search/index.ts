export { schoolGroups } from './model/results';
export { documentSearchChosen } from './model/search';
export { type SearchPlace, SearchTool } from './ui/search-tool';
