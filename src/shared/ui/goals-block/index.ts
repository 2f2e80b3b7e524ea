export { GoalsBlock, type GoalsBlockProps } from './goals-block';
