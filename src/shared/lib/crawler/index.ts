export { isCrawler } from './crawler';
