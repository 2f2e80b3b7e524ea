export { Shelf, type ShelfProps } from './shelf';
export { ShelfRack, type ShelfRackProps } from './shelf-rack';
