export { Combobox, type ComboboxProps } from './combobox';
export type { ComboboxOption } from './combobox-box';
export { MultiCombobox, type MultiComboboxProps } from './multi-combobox';
