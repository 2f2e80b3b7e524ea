export { historyOpened } from './model/generator-history';
export { GeneratorHistoryPage } from './ui/generator-history-page';
