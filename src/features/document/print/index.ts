export {
  $printedCopy,
  $settings,
  type PrintSettings,
  printConfirmed,
  printRequested,
  settingChosen,
  settingsNeeded,
} from './model/print';
export { $uploadedSource, printViewOpened } from './model/uploaded-source';
export { BrowserPrint } from './ui/browser-print';
export { DocumentPrint } from './ui/document-print';
