export { type DocumentGoal, GoalsBlock, type GoalsBlockProps } from './goals-block';
