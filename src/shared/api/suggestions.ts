export {
  createEstimateSuggestionsMutation,
  createGetSuggestionQuery,
  createGetSuggestionsQuery,
  createListMisconceptionsQuery,
  createStartSuggestionsMutation,
  estimateSuggestionsFx,
  getSuggestionFx,
  getSuggestionsFx,
  listMisconceptionsFx,
  startSuggestionsFx,
} from './generated/suggestions.ts';
export type {
  Agreement,
  ClassMisconceptions,
  MarkSuggestion,
  Misconception,
  SuggestedScore,
  SuggestionEstimate,
  SuggestionOverview,
} from './generated/schemas';
