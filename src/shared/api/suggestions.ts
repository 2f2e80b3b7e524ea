export {
  createEstimateSuggestionsMutation,
  estimateSuggestionsFx,
} from './generated/operations/estimate-suggestions.ts';
export { createGetSuggestionQuery, getSuggestionFx } from './generated/operations/get-suggestion.ts';
export { createGetSuggestionsQuery, getSuggestionsFx } from './generated/operations/get-suggestions.ts';
export {
  createListMisconceptionsQuery,
  listMisconceptionsFx,
} from './generated/operations/list-misconceptions.ts';
export {
  createStartSuggestionsMutation,
  startSuggestionsFx,
} from './generated/operations/start-suggestions.ts';
export type {
  Agreement,
  ClassMisconceptions,
  MarkSuggestion,
  Misconception,
  SuggestedScore,
  SuggestionEstimate,
  SuggestionOverview,
} from './generated/schemas';
