export { createGenerationList, type GenerationList, type ListFilter } from './model/generation-list';
export { GenerationListView } from './ui/generation-list-view';
