export { SuggestionCard, type SuggestionCardProps } from './suggestion-card';
