export { Picture, type PictureName, type PictureProps } from './picture';
export { PicturePicker, type PicturePickerProps } from './picture-picker';
