export {
  createEstimateSuggestionsMutation,
  createGetSuggestionQuery,
  createGetSuggestionsQuery,
  createStartSuggestionsMutation,
  estimateSuggestionsFx,
  getSuggestionFx,
  getSuggestionsFx,
  startSuggestionsFx,
} from './generated/suggestions.ts';
export type {
  Agreement,
  MarkSuggestion,
  SuggestedScore,
  SuggestionEstimate,
  SuggestionOverview,
} from './generated/schemas';
