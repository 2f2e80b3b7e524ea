export { ColorPicker, type ColorPickerProps } from './color-picker';
export { defaultColors } from './default-colors';
export { DeferredColorPicker } from './deferred-color-picker';
