export { Combobox, type ComboboxProps } from './combobox';
export type { ComboboxOption } from './combobox-box';
export { LateMultiCombobox } from './late-multi-combobox';
export { MultiCombobox, type MultiComboboxProps } from './multi-combobox';
