export { Combobox, type ComboboxProps } from './combobox';
export type { ComboboxOption } from './combobox-box';
export { DeferredMultiCombobox } from './deferred-multi-combobox';
export { MultiCombobox, type MultiComboboxProps } from './multi-combobox';
