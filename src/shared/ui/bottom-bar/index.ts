export { BottomBar, type BottomBarItem, type BottomBarProps } from './bottom-bar';
