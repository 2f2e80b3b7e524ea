export { HelpPanel } from './ui/help-panel';
