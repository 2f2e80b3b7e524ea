export { childrenOf, folderOptions, pathTo } from './model/folder-tree';
