export { Chips, type ChipsProps } from './chips';
export { ChoiceChips, type ChoiceChipsProps } from './choice-chips';
